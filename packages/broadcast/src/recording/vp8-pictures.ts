import { VP8 } from './container.ts';
import type { Arrived } from './packet-order.ts';
import { MOST_PICTURE_BYTES, type Picture, type PictureReader, type VideoFormat } from './picture.ts';

const KEY_HEAD_BYTES = 10;
const nothing = Buffer.alloc(0);

/** RFC 7741. */
export class Vp8Pictures implements PictureReader {
  readonly #onPicture: (picture: Picture) => void;
  #parts: Buffer[] = [];
  #bytes = 0;
  #timestamp: number | undefined;
  #at = 0;
  #isBroken = true;
  #format: VideoFormat | undefined;

  constructor(onPicture: (picture: Picture) => void) {
    this.#onPicture = onPicture;
  }

  take({ packet: { rtp, vp8 }, at }: Arrived): void {
    if (!vp8) return;
    if (rtp.timestamp !== this.#timestamp) {
      this.#forget();
      this.#timestamp = rtp.timestamp;
      this.#at = at;
    }
    if (vp8.isStart) this.#forget();
    this.#bytes += rtp.end - vp8.body;
    if (this.#bytes > MOST_PICTURE_BYTES) this.lose();
    else if (vp8.isStart || this.#parts.length > 0) this.#parts.push(rtp.bytes.subarray(vp8.body, rtp.end));
    if (rtp.marker) this.#finish();
  }

  lose(): void {
    this.#isBroken = true;
    this.#forget();
  }

  #finish(): void {
    const bytes = Buffer.concat(this.#parts);
    this.#forget();
    if (bytes.length === 0) return;
    const isKey = (bytes[0]! & 1) === 0;
    if (isKey) this.#format = formatOf(bytes, this.#format);
    if ((this.#isBroken && !isKey) || !this.#format) return;
    this.#isBroken = false;
    this.#onPicture({ bytes, isKey, timestamp: this.#timestamp ?? 0, at: this.#at, format: this.#format });
  }

  #forget(): void {
    this.#parts = [];
    this.#bytes = 0;
  }
}

/** RFC 6386, 9.1. */
function formatOf(bytes: Buffer, before: VideoFormat | undefined): VideoFormat | undefined {
  const isBegun = bytes.length >= KEY_HEAD_BYTES && bytes.readUIntBE(3, 3) === 0x9d012a;
  if (!isBegun) return undefined;
  const width = bytes.readUInt16LE(6) & 0x3fff;
  const height = bytes.readUInt16LE(8) & 0x3fff;
  if (width === 0 || height === 0) return undefined;
  if (before?.width === width && before.height === height) return before;
  return { codec: VP8, width, height, configuration: nothing };
}
