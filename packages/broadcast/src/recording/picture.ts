import type { Arrived } from './packet-order.ts';

/** How pictures are coded: what a player has to know before the first of them. */
export interface VideoFormat {
  /** RFC 6381, as in `avc1.42e01f`. */
  readonly codec: string;
  readonly width: number;
  readonly height: number;
  /** What stands in the box of its sample entry: `avcC` or `vpcC`. */
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
