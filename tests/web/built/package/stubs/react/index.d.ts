// The part of React's types that the package's types touch; node tests/bundlers/check.mjs takes the real ones.

export interface Attributes {
  key?: string | number | bigint | null | undefined;
}

export interface ClassAttributes<T> extends Attributes {
  ref?: { current: T | null } | ((instance: T | null) => void) | null | undefined;
}

export interface HTMLAttributes<T> {
  className?: string | undefined;
  children?: unknown;
  onClick?: ((event: { currentTarget: T }) => void) | undefined;
  lang?: string | undefined;
}

export type DetailedHTMLProps<E extends HTMLAttributes<T>, T> = ClassAttributes<T> & E;

export namespace JSX {
  type Element = unknown;
  interface IntrinsicElements {
    p: DetailedHTMLProps<HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>;
  }
}
