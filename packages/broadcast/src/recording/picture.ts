import type { Arrived } from './packet-order.ts';

/** How pictures are coded: what a player has to know before the first of them. */
export interface VideoFormat {
  /** As players are asked about it: `avc1.42e01f` (RFC 6381) or `vp8`. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  /** What an MP4 says of it in `avcC`; VP8 says everything in its pictures. */
  readonly configuration: Buffer;
}

/** One picture as it goes into a file. */
export interface Picture {
  readonly bytes: Buffer;
  readonly isKey: boolean;
  /** Of its packets, in 1/90000 s. */
  readonly timestamp: number;
  /** When the first of its packets came, in milliseconds. */
  readonly at: number;
  readonly format: VideoFormat;
}

/** Makes pictures of packets that are in order. What is broken is left out, up to the next key frame. */
export interface PictureReader {
  take(arrived: Arrived): void;
  /** Something before the next packet is missing. */
  lose(): void;
}

export const sameFormat = (one: VideoFormat, other: VideoFormat): boolean =>
  one === other ||
  (one.codec === other.codec &&
    one.configuration.equals(other.configuration) &&
    one.width === other.width &&
    one.height === other.height);

/** A picture that takes more is nonsense. */
export const MOST_PICTURE_BYTES = 4 * 1_024 * 1_024;
