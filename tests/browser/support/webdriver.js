// A client of the W3C WebDriver protocol, as far as our tests need it.

/** The name by which an element is passed in the protocol's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The protocol's private characters for keys that write nothing. @type {Record<string, string>} */
const keys = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};

/**
 * Sends one command to a driver.
 * @param {string} address
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {object} [body]
 * @param {AbortSignal} [signal] gives up
 */
export async function command(address, method, body, signal) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), signal });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** A WebDriver session: one browser window. */
export class Session {
  constructor(/** @type {string} */ address) {
    this.address = address;
  }

  /**
   * @param {string} driver the driver's address
   * @param {object} capabilities that the browser must have
   * @param {number} patience in milliseconds; then this rejects with a TimeoutError
   */
  static async start(driver, capabilities, patience) {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await command(`${driver}/session`, 'POST', body, AbortSignal.timeout(patience));
    return new Session(`${driver}/session/${sessionId}`);
  }

  post(/** @type {string} */ path, /** @type {object} */ body) {
    return command(`${this.address}/${path}`, 'POST', body);
  }

  /** The value of an expression, or of the promise that it is. */
  async evaluate(/** @type {string} */ expression) {
    const script = `const done = arguments[0];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }),
        (error) => done({ problem: String(error) + '\\n' + (error?.stack ?? '') }),
      );`;
    const { value, problem } = await this.post('execute/async', { script, args: [] });
    if (problem) throw new Error(problem);
    return value;
  }

  /** Does something inside a frame, which an expression finds. */
  async inFrame(/** @type {string} */ frame, /** @type {() => Promise<any>} */ body) {
    const element = await this.post('execute/sync', { script: `return (${frame})`, args: [] });
    if (!element?.[elementKey]) throw new Error(`${frame} is no frame`);
    await this.post('frame', { id: element });
    try {
      return await body();
    } finally {
      await this.post('frame', { id: null });
    }
  }

  /** Lets an input device do something. */
  async act(/** @type {object} */ device) {
    await this.post('actions', { actions: [device] });
  }

  /** Presses a key or a chord, as “Shift+Tab”. */
  async press(/** @type {string} */ chord) {
    const values = chord.split(/\+(?=.)/).map((name) => keys[name] ?? name);
    const down = values.map((value) => ({ type: 'keyDown', value }));
    const up = values.map((value) => ({ type: 'keyUp', value })).reverse();
    await this.act({ type: 'key', id: 'keyboard', actions: [...down, ...up] });
  }

  async screenshot() {
    return Buffer.from(await command(`${this.address}/screenshot`, 'GET'), 'base64');
  }

  async end() {
    await command(this.address, 'DELETE');
  }
}
