// The filters of WordPress, without its server and its database.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('wordpress.php', import.meta.url));

/**
 * What the filters make of a text, below what the plugin writes into the page's head.
 * @param {string} folder of an unpacked WordPress
 * @param {string} rights the author's, as wordpress.php takes them
 * @param {string} plugin its source; may be empty
 * @param {string} text
 */
export function filterText(folder, rights, plugin, text) {
  const made = mkdtempSync(join(tmpdir(), 'motley-plugin-'));
  try {
    const path = join(made, 'plugin.php');
    writeFileSync(path, plugin);
    return execFileSync('php', [program, folder, rights, path], { input: text, encoding: 'utf8' });
  } finally {
    rmSync(made, { recursive: true });
  }
}
