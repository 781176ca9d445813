// What of Vue's types those of the package touch; node tests/bundlers/check.mjs takes the real ones.

export interface HTMLAttributes {
  class?: unknown;
  onClick?: ((event: MouseEvent) => void) | undefined;
}

export interface PublicProps {
  key?: PropertyKey;
}

export interface GlobalComponents {}
