// What a key means, whichever alphabet its keyboard has.

/**
 * Signs by the keys on which a keyboard of the United States has them, alone and with Shift.
 * @type {Record<string, string>}
 */
const signs = {
  BracketLeft: '[{',
  BracketRight: ']}',
  Comma: ',<',
  Equal: '=+',
  Minus: '-_',
  Period: '.>',
  Slash: '/?',
};

/** What a keyboard of the United States types with a key. */
function typedAt(/** @type {string} */ code, /** @type {boolean} */ isShifted) {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return isShifted ? letter : letter.toLowerCase();
  return signs[code]?.[isShifted ? 1 : 0];
}

/** Whether a key types a letter that is none of ours, such as a Cyrillic one, or one with a Thai sign for a vowel. */
const isForeign = (/** @type {string} */ key) =>
  /^(?:(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})[\p{L}\p{M}]){1,2}$/u.test(key);

/** Whether a key types a sign for which its keyboard needs Alt or AltGr, as many do for brackets. */
const isReached = (/** @type {KeyboardEvent} */ { key, code, altKey, shiftKey }) =>
  altKey && /^[!-/:-@[-`{-~]$/.test(key) && typedAt(code, shiftKey) !== key;

/**
 * A key as it is meant. Where letters are not Latin its place counts; keys that only help to type a sign do not count
 * as held, and neither does a lock of capitals.
 * @returns {{ key: string, isControl: boolean, isAlt: boolean }}
 */
export function meantBy(/** @type {KeyboardEvent} */ event) {
  const { altKey, code, ctrlKey, metaKey, shiftKey } = event;
  let { key } = event;
  if (isForeign(key)) key = typedAt(code, shiftKey) ?? key;
  else if (event.getModifierState?.('CapsLock') && /^[a-z]$/i.test(key))
    key = shiftKey ? key.toUpperCase() : key.toLowerCase();
  const isTyping = isReached(event);
  return { key, isControl: (ctrlKey && !isTyping) || metaKey, isAlt: altKey && !isTyping };
}
