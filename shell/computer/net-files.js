// Where the nets of the computer are, by family. For Vite alone.

/** @type {Record<string, string>} */
const files = import.meta.glob('../../core/families/*/*.net', { query: '?url', import: 'default', eager: true });

export const nets = Object.fromEntries(Object.entries(files).map(([path, url]) => [path.split('/')[4], url]));
