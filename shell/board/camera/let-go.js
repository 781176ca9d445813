/**
 * Whether a mouse moves without a button: the end of its press was not heard, as where another window came before the
 * page meanwhile. What a finger does is always heard to its end.
 */
export const hasLetGo = (/** @type {PointerEvent} */ { pointerType, buttons }) =>
  pointerType === 'mouse' && buttons === 0;
