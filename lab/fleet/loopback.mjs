// A fleet on this machine alone, for tests and measurements: a server or three nodes, and those who work for it.

import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './program.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

export const script = resolve(root, 'lab/fleet/fleet.mjs');

/** The files of a run, but those in which it keeps how far it is. */
export const filesOf = (/** @type {string} */ folder) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => !['journal.txt', 'run.txt'].includes(name))
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );

/** How many jobs a run has done. */
export function countDone(/** @type {string} */ folder) {
  const path = join(folder, 'journal.txt');
  return existsSync(path) ? readFileSync(path, 'latin1').split('\n').length - 1 : 0;
}

/** Waits until a run has done so many jobs. */
export async function untilDone(/** @type {string} */ folder, /** @type {number} */ count) {
  mkdirSync(folder, { recursive: true });
  const watcher = watch(folder);
  const changes = on(watcher, 'change');
  while (countDone(folder) < count) await changes.next();
  watcher.close();
}

/** Addresses that nobody listens on, all different. */
async function freeAddresses(/** @type {number} */ count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports.map((port) => `127.0.0.1:${port}`);
}

/** The processes that a process has started. */
export const childrenOf = (/** @type {number} */ pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number);

/** Servers in a folder of their own, and those who work for them. */
export class Fleet {
  base = mkdtempSync(join(tmpdir(), 'motley-'));
  store = join(this.base, 'store');
  /** Of the server, or of all nodes. */
  url = '';
  /** The commands that start servers. @type {string[][]} */
  #commands = [];
  /** @type {ChildProcess[]} */
  servers = [];
  /** @type {Set<ChildProcess>} */
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
  async serve(/** @type {string[]} */ ...more) {
    const [listen] = await freeAddresses(1);
    this.#commands = [['serve', '--store', this.store, '--listen', listen, ...more]];
    const { child, line } = await this.start(this.#commands[0]);
    this.servers = [child];
    this.url = line.split(' ').at(-1) ?? '';
  }

  /** Starts three nodes, n1 to n3. */
  async serveNodes() {
    const addresses = await freeAddresses(6);
    const [clients, routes] = [addresses.slice(0, 3), addresses.slice(3)];
    this.#commands = clients.map((listen, i) => {
      const store = join(this.base, `n${i + 1}`);
      mkdirSync(store);
      writeFileSync(join(store, 'password'), 'loopback\n');
      const node = ['--name', `n${i + 1}`, '--cluster', routes[i], '--routes', routes.join(',')];
      return ['serve', '--store', store, '--listen', listen, ...node];
    });
    const started = await Promise.all(this.#commands.map((command) => this.start(command, /Server is ready/)));
    this.servers = started.map(({ child }) => child);
    this.url = clients.map((listen) => `nats://fleet:loopback@${listen}`).join(',');
  }

  /** Kills a server without any warning. */
  async kill(index = 0) {
    const [server] = childrenOf(Number(this.servers[index].pid));
    process.kill(server, 'SIGKILL');
    await once(this.servers[index], 'exit');
  }

  /** Starts a server that was killed. */
  async startAgain(index = 0) {
    this.servers[index] = (await this.start(this.#commands[index], /Server is ready/)).child;
  }

  /** A worker of one core that has begun to ask for jobs. */
  async work(/** @type {string[]} */ ...more) {
    return (await this.start(['work', '--server', this.url, '--cores', '1', ...more])).child;
  }

  /** Ends a command. */
  async end(/** @type {ChildProcess} */ child, /** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
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

  /** Ends all, the servers last. */
  async close() {
    const others = [...this.#children].filter((child) => !this.servers.includes(child));
    await Promise.all(others.map((child) => this.end(child)));
    await Promise.all(this.servers.filter((child) => this.#children.has(child)).map((child) => this.end(child)));
    rmSync(this.base, { recursive: true });
  }
}
