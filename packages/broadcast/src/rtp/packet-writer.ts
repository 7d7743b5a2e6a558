import { RTP_HEADER_BYTES, type RtpPacket } from './packet.ts';
import type { Vp8Descriptor } from './vp8.ts';

/** What one viewer's copy of a packet differs in. */
export interface Heading {
  readonly ssrc: number;
  readonly payloadType: number;
  readonly sequence: number;
  readonly timestamp: number;
  /** Added to the numbers that VP8 gives its pictures. */
  readonly pictureOffset: number;
  readonly layerIndexOffset: number;
  /** The id of the extension that counts packets of the whole connection, and its next number. */
  readonly counter?: { readonly id: number; readonly value: number } | undefined;
}

/** The longest packet that fits a usual line. */
export const MOST_PACKET_BYTES = 1_500;
const EXTENSION_BYTES = 8;
const PAYLOAD_AT = RTP_HEADER_BYTES + EXTENSION_BYTES;
const ONE_BYTE_PROFILE = 0xbede;

/**
 * Writes one packet for many viewers into one buffer: the payload once, then for each the 20 bytes before it. What
 * `write` gives is good until the next call.
 */
export class PacketWriter {
  readonly #bytes = Buffer.alloc(PAYLOAD_AT + MOST_PACKET_BYTES);
  /** Views of the buffer by their end, as making one takes longer than filling it. */
  readonly #views: Record<'plain' | 'counted', Buffer[]> = { plain: [], counted: [] };
  #end = PAYLOAD_AT;
  #marker = 0;
  #pictureIdAt = 0;
  #pictureIdBytes = 0;
  #pictureId = 0;
  #layerIndexAt = 0;
  #layerIndex = 0;

  load({ bytes, start, end, marker }: RtpPacket, vp8: Vp8Descriptor | undefined): void {
    this.#end = PAYLOAD_AT + bytes.copy(this.#bytes, PAYLOAD_AT, start, end);
    this.#marker = marker ? 0x80 : 0;
    const moved = PAYLOAD_AT - start;
    this.#pictureIdBytes = vp8?.pictureIdBytes ?? 0;
    this.#pictureIdAt = (vp8?.pictureIdAt ?? 0) + moved;
    this.#pictureId = vp8 ? pictureIdOf(bytes, vp8) : 0;
    this.#layerIndexAt = vp8?.layerIndexAt ? vp8.layerIndexAt + moved : 0;
    this.#layerIndex = vp8?.layerIndexAt ? bytes[vp8.layerIndexAt]! : 0;
  }

  write(heading: Heading): Buffer {
    const bytes = this.#bytes;
    const { counter } = heading;
    const at = counter ? 0 : EXTENSION_BYTES;
    bytes[at] = counter ? 0x90 : 0x80;
    bytes[at + 1] = this.#marker | heading.payloadType;
    bytes.writeUInt16BE(heading.sequence, at + 2);
    bytes.writeUInt32BE(heading.timestamp, at + 4);
    bytes.writeUInt32BE(heading.ssrc, at + 8);
    if (counter) {
      bytes.writeUInt16BE(ONE_BYTE_PROFILE, 12);
      bytes.writeUInt16BE(1, 14);
      bytes[16] = (counter.id << 4) | 1;
      bytes.writeUInt16BE(counter.value, 17);
      bytes[19] = 0;
    }
    this.#renumberPicture(heading);
    return this.#view(counter ? 'counted' : 'plain', at);
  }

  #renumberPicture({ pictureOffset, layerIndexOffset }: Heading): void {
    if (this.#pictureIdBytes === 2) {
      this.#bytes.writeUInt16BE(0x8000 | ((this.#pictureId + pictureOffset) & 0x7fff), this.#pictureIdAt);
    } else if (this.#pictureIdBytes === 1) {
      this.#bytes[this.#pictureIdAt] = (this.#pictureId + pictureOffset) & 0x7f;
    }
    if (this.#layerIndexAt) this.#bytes[this.#layerIndexAt] = (this.#layerIndex + layerIndexOffset) & 0xff;
  }

  #view(kind: 'plain' | 'counted', at: number): Buffer {
    const views = this.#views[kind];
    views[this.#end] ??= this.#bytes.subarray(at, this.#end);
    return views[this.#end]!;
  }
}

export function pictureIdOf(bytes: Buffer, { pictureIdAt, pictureIdBytes }: Vp8Descriptor): number {
  if (pictureIdBytes === 0) return 0;
  return pictureIdBytes === 2 ? bytes.readUInt16BE(pictureIdAt) & 0x7fff : bytes[pictureIdAt]! & 0x7f;
}
