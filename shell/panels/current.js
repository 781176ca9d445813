// Lists of moves that are longer than their place.

/** Keeps the current move in sight, without moving the page. */
export function showCurrent(/** @type {Element | undefined} */ list) {
  if (!list) return;
  requestAnimationFrame(() => {
    const current = list.querySelector('[aria-current]');
    if (!(current instanceof HTMLElement) || !(list instanceof HTMLElement)) return;
    const top = current.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top - 8;
    const bottom = top + current.offsetHeight - list.clientHeight;
    if (bottom > list.scrollTop) list.scrollTop = bottom + 8;
  });
}
