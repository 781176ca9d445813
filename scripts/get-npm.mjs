// Unpacks npm's own package into .tools/npm, for machines that have Node but no npm. The registry and
// its settings are those that npm would use: npm_config_* variables, then .npmrc of the project, of
// the user, of the machine.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';

const version = '10.9.9';
const integrity =
  'sha512-1g+6jLQvaIuB4zwvHL7yrXuXcWZwDsCtBX8bbWDqbvJSSr9nPiDDWTHNgwXR27iIcTTW7v3A57hDW9RYv2W4Yg==';
const tools = fileURLToPath(new URL('../.tools/', import.meta.url));

/** The settings in a file of `key=value` lines, with ${NAME} taken from the environment. */
function readSettings(/** @type {string} */ path) {
  /** @type {Record<string, string>} */
  const settings = {};
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  for (const line of text.split('\n')) {
    const match = /^\s*([^;#=\s][^=]*?)\s*=\s*"?(.*?)"?\s*$/.exec(line);
    if (match)
      settings[match[1]] = match[2].replace(/\$\{(\w+)\}/g, (_, name) => process.env[name] ?? '');
  }
  return settings;
}

function collectSettings() {
  const environment = Object.entries(process.env)
    .filter(([name]) => /^npm_config_/i.test(name))
    .map(([name, value]) => [name.slice('npm_config_'.length).toLowerCase(), value ?? '']);
  const user = process.env.npm_config_userconfig ?? homedir() + '/.npmrc';
  const machine = process.env.npm_config_globalconfig ?? '/etc/npmrc';
  return {
    ...readSettings(machine),
    ...readSettings(user),
    ...readSettings(tools + '../.npmrc'),
    .../** @type {Record<string, string>} */ (Object.fromEntries(environment)),
  };
}

/**
 * @param {URL} url
 * @param {https.RequestOptions} options
 * @returns {Promise<Buffer>}
 */
function download(url, options) {
  const { get } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const request = get(url, { ...options, timeout: 60000 }, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.resume();
        const next = new URL(headers.location, url);
        const same = next.origin === url.origin;
        resolve(download(next, same ? options : { ...options, headers: {} }));
        return;
      }
      if (statusCode !== 200) return reject(new Error(`${url} answered ${statusCode}`));
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    });
    request.on('timeout', () => request.destroy(new Error(`${url} does not answer`)));
    request.on('error', reject);
  });
}

const settings = collectSettings();
const registry = (settings.registry ?? 'https://registry.npmjs.org').replace(/\/*$/, '/');
const token = settings[registry.replace(/^https?:/, '') + ':_authToken'];
const bytes = await download(new URL(`npm/-/npm-${version}.tgz`, registry), {
  headers: token ? { authorization: `Bearer ${token}` } : {},
  ca: settings.cafile ? readFileSync(settings.cafile) : undefined,
  rejectUnauthorized: settings['strict-ssl'] !== 'false',
});
if ('sha512-' + createHash('sha512').update(bytes).digest('base64') !== integrity)
  throw new Error('npm from the registry is not the expected file');

rmSync(tools + 'npm', { recursive: true, force: true });
mkdirSync(tools + 'npm', { recursive: true });
writeFileSync(tools + 'npm.tgz', bytes);
const tar = ['-xzf', tools + 'npm.tgz', '-C', tools + 'npm', '--strip-components=1', '--no-same-owner'];
if (spawnSync('tar', tar, { stdio: 'inherit' }).status !== 0) throw new Error('tar failed');
rmSync(tools + 'npm.tgz');
