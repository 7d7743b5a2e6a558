import { RTP_HEADER_BYTES } from './packet.ts';

const EXTENSION_BYTES = 8;
const HEAD_BYTES = RTP_HEADER_BYTES + EXTENSION_BYTES;
const MOST_PADDING = 255;

export const PADDING_PACKET_BYTES = HEAD_BYTES + MOST_PADDING;

/**
 * Packets with nothing in them, to fill a line with. They are of the stream in which others are sent again (RFC 4588), so
 * that nobody misses one that is lost. What `next` gives is good until the next call.
 */
export class PaddingStream {
  readonly ssrc: number;
  readonly #bytes = Buffer.alloc(PADDING_PACKET_BYTES);
  #sequence = 0;

  constructor({ ssrc, payloadType, counterId }: { ssrc: number; payloadType: number; counterId: number }) {
    this.ssrc = ssrc;
    const bytes = this.#bytes;
    // Version 2, with padding and an extension.
    bytes[0] = 0xb0;
    bytes[1] = payloadType;
    bytes.writeUInt32BE(ssrc, 8);
    bytes.writeUInt32BE(0xbede0001, 12);
    bytes[16] = (counterId << 4) | 1;
    bytes[PADDING_PACKET_BYTES - 1] = MOST_PADDING;
  }

  /** `counter` is its number among all packets of the connection. */
  next(counter: number): Buffer {
    this.#sequence = (this.#sequence + 1) & 0xffff;
    this.#bytes.writeUInt16BE(this.#sequence, 2);
    this.#bytes.writeUInt16BE(counter, 17);
    return this.#bytes;
  }
}
