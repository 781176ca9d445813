// Keeps the screen on while somebody's clock runs: a phone that lies between two people who think would go dark, and
// their time would run on.

/** The browser's promise to keep it on, which it takes back when the page is hidden. @type {Promise<unknown> | null} */
let kept = null;

/** Called again and again: keeps the screen on, or no longer. A battery that is low may forbid it. */
export function keepAwake(/** @type {boolean} */ isNeeded) {
  if (!isNeeded) {
    kept?.then((lock) => /** @type {WakeLockSentinel | undefined} */ (lock)?.release());
    kept = null;
  } else if (!kept && !document.hidden && navigator.wakeLock) {
    const asked = navigator.wakeLock.request('screen').then(
      (lock) => {
        lock.addEventListener('release', () => kept === asked && (kept = null));
        return lock;
      },
      () => undefined,
    );
    kept = asked;
  }
}
