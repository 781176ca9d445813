// The server of the fleet: nats-server with deploy/fleet.conf.

import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './program.mjs';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The password of a store, and whether it has been drawn just now. */
function passwordOf(/** @type {string} */ store) {
  const path = join(store, 'password');
  if (existsSync(path)) return { password: readFileSync(path, 'utf8').trim(), isNew: false };
  const password = Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('');
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  return { password, isNew: true };
}

/** Installs the server, as ./check does it, where it is missing. */
function install() {
  const script = 'source scripts/setup.sh; need nats-server nats-server; install_packages';
  execFileSync('bash', ['-c', script], { cwd: root, stdio: 'inherit' });
}

/**
 * Runs the server until it is interrupted.
 * @param {{ store: string, listen: string, signal: AbortSignal }} settings
 */
export async function serve({ store, listen, signal }) {
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const { password, isNew } = passwordOf(store);
  process.env.PATH += ':/usr/sbin';
  install();
  const env = {
    ...process.env,
    FLEET_LISTEN: listen,
    FLEET_STORE: store,
    FLEET_PASSWORD: password,
  };
  const child = spawn('nats-server', ['-c', resolve(root, 'deploy/fleet.conf')], {
    env,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  signal.addEventListener('abort', () => child.kill());
  createInterface({ input: child.stderr }).on('line', (line) => {
    process.stderr.write(`${line}\n`);
    if (isNew && line.includes('Server is ready'))
      console.log(`node scripts/fleet.mjs work --server nats://fleet:${password}@${listen}`);
  });
  const [status] = await once(child, 'exit');
  if (status !== 0 && !signal.aborted) throw new Error(`nats-server: status ${status}`);
}
