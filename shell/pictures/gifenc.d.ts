/** The types of the library gifenc, as far as it is used here: it comes without any. */
declare module 'gifenc' {
  /** Colours as red, green and blue, 0 to 255 each. */
  export type Palette = number[][];

  /** A file that is being written, frame by frame. */
  export interface Encoder {
    /** Adds a frame of indices into its palette. @param details delay: in milliseconds */
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      details: { palette: Palette; delay?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;

  /** At most so many colours that stand for those of pixels, four bytes each. */
  export function quantize(pixels: Uint8ClampedArray, count: number): Palette;

  /** For each pixel the nearest colour of a palette. */
  export function applyPalette(pixels: Uint8ClampedArray, palette: Palette): Uint8Array;
}
