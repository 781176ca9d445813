// Fetches files, which somebody may have asked for before.

/** The files asked for and not taken yet, by address. @type {{ files: Map<string, Promise<Response>> }} */
export const early = { files: new Map() };

/** After how long a file is asked for again whose request was lost, in milliseconds. */
const pause = 2000;

/**
 * A lost request is made once more. An answer is none that was lost, whatever it says.
 * @param {URL | string} address
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 */
export async function fetchFile(address, init = {}) {
  const name = String(address);
  const found = early.files.get(name);
  early.files.delete(name);
  try {
    return await (found ?? fetch(address, init));
  } catch (error) {
    if (init.signal?.aborted) throw error;
    await new Promise((wake) => setTimeout(wake, pause));
    try {
      return await fetch(address, init);
    } catch (again) {
      throw init.signal?.aborted ? again : new Error(`${again}: ${address}`);
    }
  }
}

/**
 * The text of a file of somebody else, as far as it is needed to know that it is too long. Rejects if it does not come.
 * @param {string} address
 * @param {number} most characters that it may have
 */
export async function fetchForeign(address, most) {
  const response = await fetchFile(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${address}`);
  let text = '';
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > most) await reader.cancel();
  }
  return text;
}

export async function fetchText(/** @type {string} */ address, /** @type {RequestInit} */ init = {}) {
  const response = await fetchFile(address, init);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}

/** Whether a text is one of whole lines, and no page that a host sends in the place of a file. */
const isWhole = (/** @type {string} */ text) => text.endsWith('\n') && !text.trimStart().startsWith('<');

/**
 * The text of a file that ends with a whole line, as all of ours do. One that was cut off on its way is asked for
 * again, past what the browser has kept of it.
 */
export async function fetchLines(/** @type {string} */ address) {
  const text = await fetchText(address);
  const whole = isWhole(text) ? text : await fetchText(address, { cache: 'reload' });
  if (!isWhole(whole)) throw new Error(`cut off: ${address}`);
  return whole;
}
