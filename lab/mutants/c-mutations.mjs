// Where C can be changed by a small fault: a list of replacements, found in the tokens. What does not compile is for
// the caller to find out.

/**
 * @typedef {object} Mutation
 * @property {number} start of what is replaced, in the file
 * @property {number} end
 * @property {string} text that comes instead
 * @property {string} kind
 * @property {string} inside the name of the function, where it is known
 */

/** @typedef {{ text: string, start: number, end: number, type: 'name' | 'number' | 'text' | 'sign' }} Token */

const pattern = new RegExp(
  [
    /(?<skip>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<=^|\n)[ \t]*#(?:\\\n|[^\n])*)/,
    /(?<name>[A-Za-z_]\w*)/,
    /(?<number>\.?\d[\w.]*)/,
    /(?<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/,
    /(?<sign>->|\+\+|--|<<=|>>=|<<|>>|[<>=!+\-*/%&|^]=|&&|\|\||\.\.\.|.)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gy',
);

/** The tokens of a text, without comments and lines of the preprocessor. */
export function readTokens(/** @type {string} */ text) {
  /** @type {Token[]} */
  const tokens = [];
  for (const match of text.matchAll(pattern)) {
    const { skip, name, number, text: quoted } = /** @type {Record<string, string>} */ (match.groups);
    if (skip !== undefined) continue;
    const type = name ? 'name' : number ? 'number' : quoted ? 'text' : 'sign';
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length, type });
  }
  return tokens;
}

const opening = '([{';
const closing = ')]}';

/** For each bracket the index of its partner. */
function pairBrackets(/** @type {Token[]} */ tokens) {
  /** @type {number[]} */
  const partners = [];
  /** @type {number[]} */
  const open = [];
  tokens.forEach(({ text, type }, index) => {
    if (type !== 'sign') return;
    if (opening.includes(text)) open.push(index);
    if (!closing.includes(text)) return;
    const partner = /** @type {number} */ (open.pop());
    partners[index] = partner;
    partners[partner] = index;
  });
  return partners;
}

/** The signs that take the place of a sign. @type {Record<string, string>} */
const otherSigns = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
};

const keywords = new Set(['if', 'while', 'for', 'switch', 'return', 'sizeof', 'else', 'do', 'case', 'goto', 'default']);
/** Words that begin a declaration, which cannot be dropped. */
const declaring = new Set(
  (
    'const static struct enum union unsigned signed int char ' +
    'bool void size_t ptrdiff_t long short float double typedef extern'
  ).split(' '),
);
/** Calls that are no logic of the program: assertions, and memory given back, which only leak checkers see. */
const noLogic = /^(assert|static_assert|_Static_assert|free|\w+_free)$/;

class CReader {
  /** @type {Mutation[]} */
  found = [];
  inside = '';

  constructor(/** @type {string} */ text) {
    this.text = text;
    this.tokens = readTokens(text);
    this.partners = pairBrackets(this.tokens);
  }

  /** Notes that the tokens from one to another become a text. */
  note(
    /** @type {string} */ kind,
    /** @type {number} */ first,
    /** @type {number} */ last,
    /** @type {string} */ text,
  ) {
    const { start } = this.tokens[first];
    const { end } = this.tokens[last];
    if (this.text.slice(start, end) !== text) this.found.push({ start, end, text, kind, inside: this.inside });
  }

  /** The text of the tokens from one to another. */
  slice(/** @type {number} */ first, /** @type {number} */ last) {
    return this.text.slice(this.tokens[first].start, this.tokens[last].end);
  }

  /** The bodies of functions, as first and last index: braces after the parameters' bracket, outside all others. */
  *bodies() {
    for (let i = 1; i < this.tokens.length; i++) {
      if (this.tokens[i].text !== '{') continue;
      const end = this.partners[i];
      if (this.tokens[i - 1].text === ')') yield [i, end];
      i = end;
    }
  }

  /** The type that a function returns, as its text before the name. */
  returnType(/** @type {number} */ body) {
    const name = this.partners[body - 1] - 1;
    let first = name;
    while (first > 0 && !/[;}]/.test(this.tokens[first - 1].text)) first--;
    return this.slice(first, name - 1);
  }

  /** Whether a sign stands between two operands. */
  isBinary(/** @type {number} */ index) {
    const { text, type } = this.tokens[index - 1];
    if (type === 'name') return !keywords.has(text);
    return type !== 'sign' || text === ')' || text === ']';
  }

  readSign(/** @type {number} */ index) {
    const { text } = this.tokens[index];
    const other = otherSigns[text];
    if (!other) return;
    // A cast stands before a sign of its own as an operand does: where it does, the compiler has the last word.
    if ((text === '+' || text === '-') && !this.isBinary(index)) return;
    this.note(
      text === '&&' || text === '||' ? 'and-or' : /[<>=!]=?$/.test(text) ? 'relation' : 'sign',
      index,
      index,
      other,
    );
  }

  readNumber(/** @type {number} */ index) {
    const { text } = this.tokens[index];
    const [, digits, suffix] = /^(\d{1,9})([uUlL]*)$/.exec(text) ?? [];
    if (digits === undefined || (digits.length > 1 && digits.startsWith('0'))) return;
    const value = Number(digits);
    this.note('number', index, index, value + 1 + suffix);
    if (value > 0) this.note('number', index, index, value - 1 + suffix);
  }

  /** A condition in brackets after `if` or `while` is negated. */
  readCondition(/** @type {number} */ index) {
    const open = index + 1;
    const close = this.partners[open];
    if (close > open + 1) this.note('negation', open, close, `(!${this.slice(open, close)})`);
  }

  /** The last index before any of some signs, at the depth of a first token. */
  findEnd(/** @type {number} */ first, /** @type {RegExp} */ signs) {
    let index = first;
    while (index < this.tokens.length && !signs.test(this.tokens[index].text)) {
      if (opening.includes(this.tokens[index].text)) index = this.partners[index];
      else if (closing.includes(this.tokens[index].text)) break;
      index++;
    }
    return index - 1;
  }

  /** The arms of a `?` change places. */
  readChoice(/** @type {number} */ index) {
    const yes = this.findEnd(index + 1, /^[:?;]$/);
    const no = this.findEnd(yes + 2, /^[,;:?]$/);
    if (this.tokens[yes + 1]?.text !== ':') return;
    const between = this.text.slice(this.tokens[yes].end, this.tokens[yes + 2].start);
    this.note('arms', index + 1, no, this.slice(yes + 2, no) + between + this.slice(index + 1, yes));
  }

  /** The texts between commas within a bracket, as first and last indices. */
  listItems(/** @type {number} */ open) {
    /** @type {[number, number][]} */
    const items = [];
    for (let first = open + 1; first < this.partners[open]; ) {
      const last = this.findEnd(first, /^,$/);
      items.push([first, last]);
      first = last + 2;
    }
    return items;
  }

  /** Arguments that follow each other change places; so do the values of designated fields. */
  readList(/** @type {number} */ open) {
    const items = this.listItems(open).map(([first, last]) => {
      const isField = this.tokens[first]?.text === '.' && this.tokens[first + 2]?.text === '=';
      return isField ? [first + 3, last] : [first, last];
    });
    for (let i = 0; i + 1 < items.length; i++) {
      const [[first, last], [second, end]] = [items[i], items[i + 1]];
      if (end < second || last < first) continue;
      const between = this.text.slice(this.tokens[last].end, this.tokens[second].start);
      this.note('swap', first, end, this.slice(second, end) + between + this.slice(first, last));
    }
  }

  /** A statement that begins after `;`, a brace or a condition is dropped. */
  readStatement(/** @type {number} */ first, /** @type {string} */ type) {
    const { text, type: kind } = this.tokens[first];
    if (text === 'if' || noLogic.test(text)) return this.readExit(first);
    if (text === 'return') this.readReturn(first, type);
    const isJump = /^(return|break|continue)$/.test(text);
    if (kind !== 'name' && !['*', '(', '++', '--'].includes(text)) return;
    if (!isJump && (keywords.has(text) || declaring.has(text) || text.endsWith('_t'))) return;
    const last = this.findEnd(first, /^;$/);
    if (this.tokens[last + 1]?.text !== ';' || (text === '(' && this.tokens[first + 1].text === 'void')) return;
    // Two names in a row are a declaration.
    if (this.tokens[first + 1].type === 'name' && !isJump) return;
    this.note(isJump ? 'exit' : 'statement', first, last + 1, ';');
  }

  /** An `if` whose one statement leaves is dropped, condition and all. */
  readExit(/** @type {number} */ first) {
    if (this.tokens[first].text !== 'if') return;
    const statement = this.partners[first + 1] + 1;
    if (!/^(return|break|continue)$/.test(this.tokens[statement].text)) return;
    const last = this.findEnd(statement, /^;$/) + 1;
    if (this.tokens[last + 1]?.text !== 'else') this.note('exit', first, last, ';');
  }

  /** A constant is returned instead. */
  readReturn(/** @type {number} */ index, /** @type {string} */ type) {
    const last = this.findEnd(index + 1, /^;$/);
    if (last <= index) return;
    const constants = type.includes('*') ? ['NULL'] : /\bbool$/.test(type) ? ['true', 'false'] : ['0', '1'];
    for (const constant of constants) this.note('return', index + 1, last, constant);
  }

  read() {
    for (const [body, end] of this.bodies()) {
      const type = this.returnType(body);
      this.inside = this.tokens[this.partners[body - 1] - 1].text;
      for (let i = body; i < end; i++) {
        const { text, type: kind } = this.tokens[i];
        if (kind === 'name' && noLogic.test(text) && this.tokens[i + 1].text === '(') {
          i = this.partners[i + 1];
          continue;
        }
        if (kind === 'number') this.readNumber(i);
        if (kind === 'sign') this.readSign(i);
        if (text === '!') this.note('negation', i, i, '');
        if (text === 'if' || text === 'while') this.readCondition(i);
        if (text === '?') this.readChoice(i);
        const before = this.tokens[i - 1];
        const isCall = text === '(' && before.type === 'name' && !keywords.has(before.text);
        if (isCall || (text === '{' && i > body && /^[)=,({]$/.test(before.text))) this.readList(i);
        if (this.beginsStatement(i + 1)) this.readStatement(i + 1, type);
      }
    }
    return this.found;
  }

  /** Whether a statement begins at a token: after another one, a brace, `else`, or the bracket of a condition. */
  beginsStatement(/** @type {number} */ index) {
    const before = this.tokens[index - 1];
    if (/^[;{}]$/.test(before.text)) return this.tokens[index].text !== '}' && !this.isInList(index);
    if (before.text === 'else' || before.text === ':') return before.text === 'else' || this.isLabel(index - 1);
    return before.text === ')' && /^(if|while|for)$/.test(this.tokens[this.partners[index - 1] - 1]?.text ?? '');
  }

  /** Whether a colon ends `case` or `default`. */
  isLabel(/** @type {number} */ colon) {
    return this.tokens[colon - 1].text === 'default' || this.tokens[colon - 2]?.text === 'case';
  }

  /** Whether the token before belongs to the brackets of `for` or to the braces of a list of values. */
  isInList(/** @type {number} */ index) {
    let open = index - 1;
    while (open >= 0 && !(opening.includes(this.tokens[open].text) && this.partners[open] >= index)) {
      open = closing.includes(this.tokens[open].text) ? this.partners[open] - 1 : open - 1;
    }
    if (open < 0 || this.tokens[open].text !== '{') return true;
    return (
      /^[=,({]$/.test(this.tokens[open - 1].text) || /^(struct|enum|union)$/.test(this.tokens[open - 2]?.text ?? '')
    );
  }
}

/** All faults that C could have by one small change, in the order of the text. */
export function findCMutations(/** @type {string} */ text) {
  return new CReader(text).read().sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1));
}
