// The native program as jobs use it: its words come from us alone, files go into a folder that is gone afterwards.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const motley = resolve(root, 'build/native/motley');

/** What names the build: the same results come from the same program only. */
export const engineHash = () => createHash('sha256').update(readFileSync(motley)).digest('hex');

/** Asks the program something short. */
export const askProgram = (/** @type {string[]} */ words) => execFileSync(motley, words, { encoding: 'utf8' }).trim();

/**
 * Runs the program to its end; what it prints. Rejects with its message where it fails.
 * @param {string[]} words
 * @param {AbortSignal} signal kills it
 * @returns {Promise<Buffer>}
 */
export function runProgram(words, signal) {
  const child = spawn(motley, words, { stdio: ['ignore', 'pipe', 'pipe'], signal, killSignal: 'SIGKILL' });
  /** @type {Buffer[]} */
  const printed = [];
  let message = '';
  child.stdout.on('data', (chunk) => printed.push(chunk));
  child.stderr.on('data', (chunk) => {
    message = (message + chunk).slice(-2000);
  });
  return new Promise((fulfil, reject) => {
    child.on('error', reject);
    child.on('close', (status, killer) => {
      if (status === 0) fulfil(Buffer.concat(printed));
      else reject(new Error(`motley ${words[0]}: ${message.trim() || `status ${status ?? killer}`}`));
    });
  });
}

/**
 * Does something with a folder of its own.
 * @template T
 * @param {(path: (name: string) => string) => Promise<T>} use
 */
export async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'motley-job-'));
  try {
    return await use((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
