// Where the focus goes when a dialog opens or closes, and when another screen is shown.

/** The element that had the focus before the first of several dialogs. @type {Element | null} */
let opener = null;

/** Called after each rendering: opens a dialog that is new, and returns the focus after the last one was closed. */
export function settleDialog() {
  const dialog = document.querySelector('dialog');
  settleScreen(dialog !== null);
  if (dialog && !dialog.open) {
    opener ??= document.activeElement;
    dialog.showModal();
    if (!dialog.querySelector('[autofocus]')) dialog.querySelector('h2')?.focus();
  }
  if (dialog || !opener) return;
  const target = opener instanceof HTMLElement && opener.isConnected ? opener : null;
  opener = null;
  if (document.activeElement === document.body || !document.activeElement)
    (target ?? document.querySelector('h1'))?.focus();
}

/** Whether a new screen is to be drawn, of which the heading gets the focus. */
let isNew = false;

/** Whether nothing was drawn before. */
let isFirst = true;

/**
 * Moves the focus to the heading of the first screen once all of that is there, unless it is somewhere already. A
 * browser that is asked sooner lays out what is drawn in part only, and then all of it once more.
 */
function greet(/** @type {HTMLElement | null} */ heading) {
  setTimeout(() => document.activeElement === document.body && heading?.focus({ preventScroll: true }));
}

/**
 * Moves the focus to the heading of a new screen as soon as that is drawn: later it would be taken away from a visitor
 * who goes on with a key.
 */
export function focusScreen() {
  opener = null;
  isNew = true;
}

/** Called after each rendering. A screen may have to be loaded, and has no heading before. */
function settleScreen(/** @type {boolean} */ isCovered) {
  const heading = document.querySelector('h1');
  const wasFirst = isFirst;
  isFirst = false;
  if (!isNew || !(heading || isCovered)) return;
  isNew = false;
  if (isCovered) return;
  if (wasFirst) return greet(heading);
  // The place scrolled to on the screen before says nothing of this one.
  scrollTo(0, 0);
  document.querySelector('.side-panel')?.scrollTo(0, 0);
  heading?.focus({ preventScroll: true });
}
