// Keyboard shortcuts that work wherever the focus is, except in a text field or a dialog.

/** @typedef {import('./app.js').App} App */

/**
 * @typedef {object} Shortcut
 * @property {string[]} keys as the browser calls them; with `Ctrl+` also for Command
 * @property {string} id of what it does, in words: `key-ID`
 * @property {(app: App) => void} run
 * @property {boolean} [needsGame]
 */

/** @type {Shortcut[]} */
export const shortcuts = [
  { keys: [',', 'Ctrl+z'], id: 'back', needsGame: true, run: (app) => app.table.goBy(-1) },
  { keys: ['.', 'Ctrl+y', 'Ctrl+Z'], id: 'forward', needsGame: true, run: (app) => app.table.goBy(1) },
  { keys: ['<'], id: 'start', needsGame: true, run: (app) => app.table.goTo(0) },
  { keys: ['>'], id: 'end', needsGame: true, run: (app) => app.table.goTo(Infinity) },
  { keys: ['r'], id: 'replay', needsGame: true, run: (app) => app.table.replay() },
  { keys: ['x'], id: 'flip', needsGame: true, run: (app) => app.table.flip() },
  { keys: ['b'], id: 'board', needsGame: true, run: (app) => app.board?.focus() },
  { keys: ['h'], id: 'hint', needsGame: true, run: (app) => app.hints.ask() },
  { keys: ['c'], id: 'copy', needsGame: true, run: (app) => app.copyLink() },
  { keys: ['n'], id: 'new', run: (app) => app.openNewGame() },
  { keys: ['o'], id: 'open', run: (app) => app.openDialog('open') },
  { keys: ['g'], id: 'games', run: (app) => app.openSaved() },
  { keys: ['?'], id: 'help', run: (app) => app.openDialog('help') },
];

function isField(/** @type {EventTarget | undefined} */ target) {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** Listens for the shortcuts on the whole page. A setting switches off those without Ctrl. */
export function listenToKeys(/** @type {App} */ app) {
  addEventListener('keydown', (event) => {
    const isControl = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented || event.altKey || app.dialog) return;
    if (isField(event.composedPath()[0]) || (!isControl && app.choices.keys === 'off')) return;
    const key = (isControl ? 'Ctrl+' : '') + event.key;
    const shortcut = shortcuts.find(({ keys }) => keys.includes(key));
    if (!shortcut || (shortcut.needsGame && (!app.session || app.setup))) return;
    event.preventDefault();
    shortcut.run(app);
  });
}
