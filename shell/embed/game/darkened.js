// Browsers that darken pages by themselves, as Chrome on Android does where readers want that.

/** Whether the page around a board has no dark colours of its own, and is dark all the same. */
function isDarkened(/** @type {ShadowRoot} */ root) {
  const probe = root.ownerDocument.createElement('i');
  probe.style.backgroundColor = 'Canvas';
  root.append(probe);
  const { backgroundColor, colorScheme } = getComputedStyle(probe);
  probe.remove();
  return !colorScheme.includes('dark') && !['', 'rgb(255, 255, 255)'].includes(backgroundColor);
}

/**
 * Watches whether the browser darkens the page around a board. Of a board in light colours it would make all pieces
 * white; one that has dark colours it leaves alone.
 */
export function watchDarkening(/** @type {ShadowRoot} */ root) {
  const system = matchMedia('(prefers-color-scheme: dark)');
  let [wasDark, isSo] = [false, false];
  return () => {
    if (system.matches !== wasDark) {
      wasDark = system.matches;
      isSo = wasDark && isDarkened(root);
    }
    return isSo;
  };
}
