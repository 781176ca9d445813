// What only games have in which pieces stand on each other, look into a direction, or act several times in a turn.

import '../art/marks.js';
import { partStyles, parts } from './parts.js';
import { stackStyles } from './stack.css.js';
import { attributes, stackClasses } from './stack.js';

export const stacks = { attributes, stackClasses };

parts.stacks = stacks;
partStyles.push(stackStyles);
