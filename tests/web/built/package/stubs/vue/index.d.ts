// The part of Vue's types that the package's types touch; node tests/bundlers/check.mjs takes the real ones.

export interface HTMLAttributes {
  class?: unknown;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

export interface PublicProps {
  key?: PropertyKey;
}

export interface GlobalComponents {}
