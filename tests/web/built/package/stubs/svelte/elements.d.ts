// The part of Svelte's types that the package's types touch; node tests/bundlers/check.mjs takes the real ones.

export interface HTMLAttributes<T extends EventTarget> {
  class?: string | undefined | null;
  onclick?: ((event: MouseEvent & { currentTarget: EventTarget & T }) => void) | undefined | null;
}

export interface SvelteHTMLElements {
  p: HTMLAttributes<HTMLParagraphElement>;
}
