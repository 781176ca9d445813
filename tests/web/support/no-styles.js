// Lets modules load in Node that bring a style sheet along: import this before them, and them by import().

import { register } from 'node:module';

const hook = `export const load = (url, context, next) =>
  url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
