// Relays of tests, which can go away and come back at the same address.

import { serveRelay } from '../../../scripts/relay.mjs';

export class Relay {
  /** @type {Awaited<ReturnType<typeof serveRelay>> | undefined} */
  #served;
  #port = 0;
  #before = { events: 0, bytes: 0 };

  static async open() {
    const relay = new Relay();
    await relay.start();
    return relay;
  }

  get url() {
    return `ws://127.0.0.1:${this.#port}`;
  }

  /** How many events pages have sent, and how long they were. */
  get sent() {
    const { events = 0, bytes = 0 } = this.#served?.relay ?? {};
    return { events: this.#before.events + events, bytes: this.#before.bytes + bytes };
  }

  /** Is there again, at the same port. */
  async start() {
    this.#served = await serveRelay({ port: this.#port });
    this.#port = this.#served.port;
  }

  /** Is gone, as a machine whose program was ended: all connections are cut, and nobody answers. */
  async stop() {
    this.#before = this.sent;
    await this.#served?.close();
    this.#served = undefined;
  }
}
