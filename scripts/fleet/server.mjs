// The server of the fleet: nats-server with deploy/fleet.conf.

import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './program.mjs';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The password of a store; a new one is drawn and told once. */
function passwordOf(/** @type {string} */ store, /** @type {string} */ listen) {
  const path = join(store, 'password');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  const password = Array.from({ length: 32 }, () => letters[randomInt(letters.length)]).join('');
  writeFileSync(path, `${password}\n`, { mode: 0o600 });
  console.log(`node scripts/fleet.mjs work --server nats://fleet:${password}@${listen}`);
  return password;
}

/**
 * Runs the server until it is interrupted.
 * @param {{ store: string, listen: string, signal: AbortSignal }} settings
 */
export async function serve({ store, listen, signal }) {
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const env = {
    ...process.env,
    PATH: `${process.env.PATH}:/usr/sbin`,
    FLEET_LISTEN: listen,
    FLEET_STORE: store,
    FLEET_PASSWORD: passwordOf(store, listen),
  };
  const child = spawn('nats-server', ['-c', resolve(root, 'deploy/fleet.conf')], { env, stdio: 'inherit' });
  signal.addEventListener('abort', () => child.kill());
  const [status] = await once(child, 'exit');
  if (status !== 0 && !signal.aborted) throw new Error(`nats-server: status ${status}`);
}
