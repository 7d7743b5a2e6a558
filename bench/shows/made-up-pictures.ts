import { together } from '@souk/broadcast/playout/payloads.ts';
import { pictureParameters, sequenceParameters } from '@souk/broadcast/testing/recorded-show.ts';
import { COUNTER_ID, LAYER_ID, PAYLOAD_TYPE } from './peer.ts';

const PACKET_BYTES = 1_200;
const HEAD_BYTES = 20;
const LAYER_HEAD_BYTES = 24;
const FRAMES_PER_SECOND = 25;
/** As browsers do, which send a picture not in one burst but at two and a half times its rate. */
const PACED_EVERY_MS = 5;
const HASTE = 2.5;

interface Waiting {
  payload: Buffer;
  timestamp: number;
  isLast: boolean;
}

export interface MadeUpLayer {
  /** As the offer names it; undefined for a picture without layers. */
  rid?: string;
  ssrc: number;
  bitsPerSecond: number;
  /** Numbers the packets of all layers together. */
  counter: { next: number };
}

export const wholePicture = (bitsPerSecond: number): MadeUpLayer => ({
  ...{ ssrc: 77, bitsPerSecond, counter: { next: 0 } },
});

/** H.264 in packets, well formed as far as one can tell without decoding it. */
export class MadeUpPictures {
  readonly #send: (bytes: Buffer) => void;
  readonly #layer: MadeUpLayer;
  readonly #packets: number;
  #wantsKey = true;
  #sequence = 0;
  #timestamp = 0;
  readonly #timers: NodeJS.Timeout[];
  readonly #waiting: Waiting[] = [];

  constructor(layer: MadeUpLayer, send: (bytes: Buffer) => void) {
    this.#send = send;
    this.#layer = layer;
    this.#packets = Math.max(1, Math.round(layer.bitsPerSecond / 8 / PACKET_BYTES / FRAMES_PER_SECOND));
    this.#timers = [
      setInterval(() => this.#makePicture(), 1_000 / FRAMES_PER_SECOND),
      setInterval(() => this.#sendSome(), PACED_EVERY_MS),
    ];
  }

  wantKeyFrame(): void {
    this.#wantsKey = true;
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #makePicture(): void {
    this.#timestamp = (this.#timestamp + 90_000 / FRAMES_PER_SECOND) >>> 0;
    const isKey = this.#wantsKey;
    this.#wantsKey = false;
    if (isKey) {
      const filler = Buffer.alloc(9);
      filler[0] = FILLER;
      this.#queue(together([sequenceParameters, pictureParameters, filler]), false);
    }
    for (let n = 0; n < this.#packets; n += 1) {
      const payload = Buffer.alloc(PACKET_BYTES - HEAD_BYTES, 0x55);
      const [isFirst, isLast] = [n === 0, n === this.#packets - 1];
      payload[0] = 0x60 | FRAGMENT;
      payload[1] = (isFirst ? 0x80 : 0) | (isLast ? 0x40 : 0) | (isKey ? KEY_SLICE : SLICE);
      this.#queue(payload, isLast);
    }
  }

  #queue(payload: Buffer, isLast: boolean): void {
    this.#waiting.push({ payload, isLast, timestamp: this.#timestamp });
  }

  #sendSome(): void {
    const aSecond = this.#packets * FRAMES_PER_SECOND * HASTE;
    const some = Math.ceil((aSecond * PACED_EVERY_MS) / 1_000);
    for (const each of this.#waiting.splice(0, some)) this.#sendPacket(each);
  }

  #sendPacket({ payload, timestamp, isLast }: Waiting): void {
    const { rid, ssrc, counter } = this.#layer;
    const headBytes = rid === undefined ? HEAD_BYTES : LAYER_HEAD_BYTES;
    const bytes = Buffer.alloc(headBytes + payload.length);
    bytes[0] = 0x90;
    bytes[1] = PAYLOAD_TYPE | (isLast ? 0x80 : 0);
    this.#sequence = (this.#sequence + 1) & 0xffff;
    counter.next = (counter.next + 1) & 0xffff;
    bytes.writeUInt16BE(this.#sequence, 2);
    bytes.writeUInt32BE(timestamp, 4);
    bytes.writeUInt32BE(ssrc, 8);
    bytes.writeUInt32BE(0xbede0000 + (headBytes - 16) / 4, 12);
    bytes[16] = (COUNTER_ID << 4) | 1;
    bytes.writeUInt16BE(counter.next, 17);
    if (rid !== undefined) {
      bytes[19] = LAYER_ID << 4;
      bytes.write(rid, 20, 'latin1');
    }
    payload.copy(bytes, headBytes);
    bytes.writeDoubleBE(performance.timeOrigin + performance.now(), bytes.length - 8);
    this.#send(bytes);
  }
}

const SLICE = 1;
const KEY_SLICE = 5;
const FILLER = 12;
const FRAGMENT = 28;
