// Runs need nothing to be installed; what draws their results does.

/**
 * A module that draws, or undefined where its packages are not there, which is said.
 * @template T
 * @param {Promise<T>} module
 */
export const ifInstalled = (module) =>
  module.catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.error('nothing is drawn without the packages that do it: npm ci in lab, then the same command once more');
  });
