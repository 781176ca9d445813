// Parts of the page that are loaded when they are first needed.

import { nothing } from 'lit';

/** @typedef {import('./app.js').App} App */

/**
 * Makes a function that loads a module when it is first called. It draws nothing until the module has arrived, and then
 * what the function of that module draws. If the module does not come, that is told, and it is asked for again when
 * another tab or dialog is open. Who has loaded the module already may give it.
 * @template {unknown[]} Args
 * @template {string} Name
 * @param {(app: App) => Promise<Record<Name, (app: App, ...args: Args) => unknown>>} load
 * @param {Name} name
 */
export function lazy(load, name) {
  /** @type {Record<Name, (app: App, ...args: Args) => unknown> | undefined} */
  let loaded;
  /** What was open when it was asked for. @type {unknown} */
  let tried;
  const take = (/** @type {NonNullable<typeof loaded>} */ module) => {
    loaded = module;
  };
  const draw = (/** @type {App} */ app, /** @type {Args} */ ...args) => {
    if (loaded) return loaded[name](app, ...args);
    const place = app.dialog ?? app.tab;
    if (tried !== place) {
      tried = place;
      load(app).then(
        (module) => {
          take(module);
          app.update();
        },
        (error) => app.table.tellMissing(error),
      );
    }
    return nothing;
  };
  return Object.assign(draw, { take });
}
