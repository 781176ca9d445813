// Parts of the page that are loaded when they are first needed.

import { nothing } from 'lit';

/** @typedef {import('./app.js').App} App */

/**
 * Makes a function that loads a module when it is first called. It draws nothing until the module has arrived, and then
 * what the function of that module draws.
 * @template {unknown[]} Args
 * @template {string} Name
 * @param {(app: App) => Promise<Record<Name, (app: App, ...args: Args) => unknown>>} load
 * @param {Name} name
 */
export function lazy(load, name) {
  /** @type {Record<Name, (app: App, ...args: Args) => unknown> | undefined} */
  let loaded;
  let isLoading = false;
  return (/** @type {App} */ app, /** @type {Args} */ ...args) => {
    if (loaded) return loaded[name](app, ...args);
    if (!isLoading) {
      isLoading = true;
      load(app)
        .then((module) => (loaded = module))
        .catch((error) => app.table.tellMissing(error))
        .finally(() => {
          isLoading = false;
          if (loaded) app.update();
        });
    }
    return nothing;
  };
}
