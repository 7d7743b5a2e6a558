import type { FileRefusal } from '@souk/shared/files/schema.ts';

export type PictureRefusal = FileRefusal;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** What a file says of itself, read without decoding any of it. */
export interface PictureFacts {
  kind: PictureKind;
  width: number;
  height: number;
  /** What a decoder holds at once at most, in bytes. */
  room: number;
  /** Of all its pixels, laid open: how much work it is. */
  pixelBytes: number;
}

/** A file of this machine, or its bytes. */
export type PictureSource = { path: string } | { bytes: Buffer };

/** Fits into a square of `side`, or fills one, cut at its edges. Nothing is made larger than it was. */
export interface PictureShape {
  fit: 'inside' | 'square';
  side: number;
}

/** Drawn anew from what someone sent: upright, of one frame, in sRGB, with nothing that was written into the file. */
export interface TakenPicture {
  webp: Buffer;
  width: number;
  height: number;
  /** A data URL of a few pixels. */
  placeholder: string;
  /** `#rrggbb`, the commonest one. */
  colour: string;
  /** What was sent. */
  kind: PictureKind;
}

export type PictureAnswer = { picture: TakenPicture } | { refusal: PictureRefusal };

/** Thrown while looking and drawing, caught by the code that runs them. */
export class Refused extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
