'use client';

// The element as a component of React. React adds no listeners to an element that a server has written; this does.

import { createElement, useEffect, useImperativeHandle, useRef } from 'react';

// By its name: webpack in Next.js refuses `export *` where the server's part ends.
export { MotleyBoard } from './index.js';

/** Whether a board stands, so that nobody will hear its event `ready` any more. */
function stands(element) {
  try {
    return element.ply >= 0;
  } catch {
    return false;
  }
}

/** `<motley-board>` with the same attributes and listeners, as `onaction`. */
export function Board({ ref, children, ...props }) {
  const held = useRef(null);
  const current = useRef(props);
  const attributes = {};
  const listeners = [];
  for (const [name, value] of Object.entries(props))
    if (/^on[a-z]/.test(name)) listeners.push(name.slice(2));
    else attributes[name] = value;
  const types = listeners.sort().join();
  useImperativeHandle(ref, () => held.current, []);
  useEffect(() => {
    current.current = props;
  });
  useEffect(() => {
    const element = held.current;
    const names = types.split(',');
    const hear = (event) => current.current[`on${event.type}`]?.(event);
    for (const name of names) element.addEventListener(name, hear);
    if (names.includes('ready') && stands(element)) hear(new CustomEvent('ready'));
    return () => {
      for (const name of names) element.removeEventListener(name, hear);
    };
  }, [types]);
  return createElement('motley-board', { ...attributes, ref: held }, children);
}
