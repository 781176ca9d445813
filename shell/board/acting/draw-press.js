// A press that draws on a board, while the code for drawing is still being loaded.

/**
 * Begins to draw at a press, as soon as the code for it is there; a press that has ended by then is a whole drawing.
 * @param {() => Promise<import('./annotate.js').Annotations | null>} load
 * @param {PointerEvent} press
 * @param {import('./annotate.js').DrawnBoard} view
 * @param {import('./annotate.js').Shown} session
 */
export async function beginDrawing(load, press, view, session) {
  /** @type {PointerEvent | undefined} */
  let end;
  const listening = new AbortController();
  const note = (/** @type {PointerEvent} */ event) => (end ??= event);
  addEventListener('pointerup', note, { capture: true, signal: listening.signal });
  const annotations = await load();
  listening.abort();
  const finish = annotations?.begin(view, session, press);
  if (end) finish?.(end);
}
