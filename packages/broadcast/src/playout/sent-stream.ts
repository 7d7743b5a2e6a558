import { writeSenderReport } from '../rtcp/write.ts';
import { RTP_HEADER_BYTES } from '../rtp/packet.ts';

/** Seconds from 1900, from which network time counts, to 1970. */
const EPOCH_SECONDS = 2_208_988_800;

/** Numbers the packets of one stream, which begins anywhere. */
export class SentStream {
  readonly ssrc = 1 + Math.floor(Math.random() * 0xfffffffe);
  readonly #payloadType: number;
  readonly #clock: number;
  readonly #offset = Math.floor(Math.random() * 2 ** 32);
  #sequence = Math.floor(Math.random() * 0x7fff);
  #packets = 0;
  #bytes = 0;

  constructor(payloadType: number, clock: number) {
    this.#payloadType = payloadType;
    this.#clock = clock;
  }

  /** `seconds` on the clock that sound and picture share. */
  packet(payload: Buffer, seconds: number, isLast: boolean): Buffer {
    const bytes = Buffer.allocUnsafe(RTP_HEADER_BYTES + payload.length);
    this.#sequence = (this.#sequence + 1) & 0xffff;
    bytes[0] = 0x80;
    bytes[1] = (isLast ? 0x80 : 0) | this.#payloadType;
    bytes.writeUInt16BE(this.#sequence, 2);
    bytes.writeUInt32BE(this.#timestamp(seconds), 4);
    bytes.writeUInt32BE(this.ssrc, 8);
    payload.copy(bytes, RTP_HEADER_BYTES);
    this.#packets += 1;
    this.#bytes += payload.length;
    return bytes;
  }

  /** Which time of day its timestamps stand for. */
  report(seconds: number, timeOfDayMs: number): Buffer {
    const time = timeOfDayMs / 1_000 + EPOCH_SECONDS;
    return writeSenderReport({
      ssrc: this.ssrc,
      seconds: Math.floor(time),
      fraction: Math.floor((time % 1) * 2 ** 32),
      timestamp: this.#timestamp(seconds),
      packets: this.#packets,
      bytes: this.#bytes,
    });
  }

  #timestamp(seconds: number): number {
    return (this.#offset + Math.round(seconds * this.#clock)) % 2 ** 32;
  }
}
