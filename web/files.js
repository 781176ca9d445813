// Fetches files, which somebody may have asked for before.

/** The files asked for and not taken yet, by address. @type {{ files: Map<string, Promise<Response>> }} */
export const early = { files: new Map() };

/** @returns {Promise<Response>} */
export function fetchFile(/** @type {URL | string} */ address, /** @type {RequestInit} */ init = {}) {
  const name = String(address);
  const found = early.files.get(name);
  early.files.delete(name);
  return found ?? fetch(address, init);
}

export async function fetchText(/** @type {string} */ address) {
  const response = await fetchFile(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}
