import { formatOfH264 } from './h264-parameters.ts';
import type { Arrived } from './packet-order.ts';
import { MOST_PICTURE_BYTES, type Picture, type PictureReader, type VideoFormat } from './picture.ts';

const SLICE = 1;
const KEY_SLICE = 5;
const SEQUENCE_PARAMETERS = 7;
const PICTURE_PARAMETERS = 8;
const SEVERAL_IN_ONE = 24;
const FRAGMENT = 28;

/** RFC 6184: packets with one unit, several or a part of one, made into pictures with a length before each unit. */
export class H264Pictures implements PictureReader {
  readonly #onPicture: (picture: Picture) => void;
  #units: Buffer[] = [];
  #fragments: Buffer[] = [];
  #bytes = 0;
  #timestamp = 0;
  #at = 0;
  /** From a loss up to the next key frame. */
  #isBroken = true;
  #sequence: Buffer | undefined;
  #picture: Buffer | undefined;
  #format: VideoFormat | undefined;

  constructor(onPicture: (picture: Picture) => void) {
    this.#onPicture = onPicture;
  }

  take({ packet: { rtp }, at }: Arrived): void {
    if (rtp.timestamp !== this.#timestamp) {
      this.#finish();
      this.#timestamp = rtp.timestamp;
      this.#at = at;
    }
    this.#bytes += rtp.end - rtp.start;
    if (this.#bytes > MOST_PICTURE_BYTES) this.lose();
    else if (rtp.end - rtp.start > 1) this.#read(rtp.bytes.subarray(rtp.start, rtp.end));
    if (rtp.marker) this.#finish();
  }

  lose(): void {
    this.#isBroken = true;
    this.#forget();
  }

  #read(payload: Buffer): void {
    const kind = payload[0]! & 0x1f;
    if (kind > 0 && kind < SEVERAL_IN_ONE) this.#units.push(payload);
    else if (kind === SEVERAL_IN_ONE) this.#readSeveral(payload);
    else if (kind === FRAGMENT) this.#readFragment(payload);
  }

  #readSeveral(payload: Buffer): void {
    for (let at = 1; at + 2 < payload.length; ) {
      const end = at + 2 + payload.readUInt16BE(at);
      if (end > payload.length) return;
      if (end > at + 2) this.#units.push(payload.subarray(at + 2, end));
      at = end;
    }
  }

  #readFragment(payload: Buffer): void {
    const head = payload[1]!;
    if (head & 0x80) this.#fragments = [Buffer.from([(payload[0]! & 0xe0) | (head & 0x1f)])];
    else if (this.#fragments.length === 0) return;
    this.#fragments.push(payload.subarray(2));
    if (!(head & 0x40)) return;
    this.#units.push(Buffer.concat(this.#fragments));
    this.#fragments = [];
  }

  #finish(): void {
    const units = this.#units;
    this.#forget();
    const shown = units.filter((unit) => isSlice(unit[0]! & 0x1f));
    const isKey = shown.some((unit) => (unit[0]! & 0x1f) === KEY_SLICE);
    this.#readParameters(units);
    if (shown.length === 0 || (this.#isBroken && !isKey) || !this.#format) return;
    this.#isBroken = false;
    this.#onPicture({
      bytes: withLengths(shown),
      isKey,
      timestamp: this.#timestamp,
      at: this.#at,
      format: this.#format,
    });
  }

  #readParameters(units: readonly Buffer[]): void {
    const sequence = units.findLast((unit) => (unit[0]! & 0x1f) === SEQUENCE_PARAMETERS);
    const picture = units.findLast((unit) => (unit[0]! & 0x1f) === PICTURE_PARAMETERS);
    const isNew = (unit: Buffer | undefined, known: Buffer | undefined) => unit && !known?.equals(unit);
    if (!isNew(sequence, this.#sequence) && !isNew(picture, this.#picture)) return;
    this.#sequence = sequence ?? this.#sequence;
    this.#picture = picture ?? this.#picture;
    this.#format = this.#sequence && this.#picture ? formatOfH264(this.#sequence, this.#picture) : undefined;
  }

  #forget(): void {
    this.#units = [];
    this.#fragments = [];
    this.#bytes = 0;
  }
}

const isSlice = (kind: number): boolean => kind >= SLICE && kind <= KEY_SLICE;

function withLengths(units: readonly Buffer[]): Buffer {
  const size = units.reduce((sum, unit) => sum + 4 + unit.length, 0);
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const unit of units) {
    at = bytes.writeUInt32BE(unit.length, at);
    at += unit.copy(bytes, at);
  }
  return bytes;
}
