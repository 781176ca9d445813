// What tests of long computations share: tiny runs, and a server with its workers.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const script = fileURLToPath(new URL('../../scripts/fleet.mjs', import.meta.url));

/** A tiny run of each kind. @type {Record<string, string[]>} */
export const runs = {
  match: ['level=2', 'beginner', '--variant', 'custodian', '--games', '100', '--sprt', '0,200'],
  ladder: ['custodian=1'],
  tune: ['custodian', '--generations', '2', '--games', '12', '--nodes', '60'],
  selfplay: ['custodian', 'till', '--games', '2', '--player', 'nodes=60'],
  puzzles: [
    'taketwo',
    '--games',
    '4',
    '--player',
    'level=2',
    '--scout',
    'nodes=600',
    '--turns',
    '1',
    '--bound',
    '9000',
  ],
  balance: ['custodian', 'till;players=3', '--games', '3', '--player', 'nodes=60'],
};

/** The files of a run, but those in which it keeps how far it is. */
export const filesOf = (/** @type {string} */ folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !['journal.txt', 'run.txt'].includes(name))
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** The processes that a process has started. */
const childrenOf = (/** @type {number} */ pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').map(Number);

/** A server in a folder of its own, and those who work for it. */
export class Fleet {
  base = mkdtempSync(join(tmpdir(), 'motley-'));
  store = join(this.base, 'store');
  url = '';
  #listen = '';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #server;
  /** @type {Set<import('node:child_process').ChildProcess>} */
  #children = new Set();

  /** Starts a command, and gives it with its first line, or with the first line of its errors that is wanted. */
  async start(/** @type {string[]} */ args, /** @type {RegExp | undefined} */ wanted = undefined) {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#children.add(child);
    child.on('exit', () => this.#children.delete(child));
    for await (const line of createInterface({ input: wanted ? child.stderr : child.stdout }))
      if (!wanted || wanted.test(line)) {
        child.stdout.resume();
        child.stderr.resume();
        return { child, line };
      }
    throw new Error(`${args[0]} has ended`);
  }

  /** Starts the server for the first time. */
  async serve() {
    this.#listen = `127.0.0.1:${await freePort()}`;
    const { child, line } = await this.start(['serve', '--store', this.store, '--listen', this.#listen]);
    this.#server = child;
    this.url = line.split(' ').at(-1) ?? '';
  }

  /** Kills the server without any warning, and starts it again. */
  async restart() {
    const server = /** @type {import('node:child_process').ChildProcess} */ (this.#server);
    const [real] = childrenOf(Number(server.pid));
    process.kill(real, 'SIGKILL');
    await once(server, 'exit');
    const args = ['serve', '--store', this.store, '--listen', this.#listen];
    this.#server = (await this.start(args, /Server is ready/)).child;
  }

  /** A worker of one core that has begun to ask for jobs. */
  async work(/** @type {string[]} */ ...more) {
    return (await this.start(['work', '--server', this.url, '--cores', '1', ...more])).child;
  }

  /** Ends a command. */
  async end(
    /** @type {import('node:child_process').ChildProcess} */ child,
    /** @type {NodeJS.Signals} */ signal = 'SIGTERM',
  ) {
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Runs to the end without blocking this process. */
  async run(/** @type {string[]} */ ...args) {
    const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const texts = ['', ''];
    for (const [i, stream] of [child.stdout, child.stderr].entries())
      stream.on('data', (chunk) => {
        texts[i] += chunk;
      });
    const [status] = await once(child, 'close');
    return { status, stdout: texts[0], stderr: texts[1] };
  }

  /** Ends all, the server last. */
  async close() {
    for (const child of [...this.#children].reverse()) await this.end(child);
    rmSync(this.base, { recursive: true });
  }
}
