/** Where things lie in one packet; nothing is copied. */
export interface RtpPacket {
  readonly bytes: Buffer;
  readonly payloadType: number;
  /** Set on the last packet of a picture. */
  readonly marker: boolean;
  readonly sequence: number;
  readonly timestamp: number;
  readonly ssrc: number;
  /** The payload lies from here up to `end`. */
  readonly start: number;
  readonly end: number;
  /** Its header extensions lie between these; nowhere when it has none. */
  readonly extensionsFrom: number;
  readonly extensionsEnd: number;
}

export const RTP_HEADER_BYTES = 12;

/** RFC 5761: RTP and RTCP share one line, and this tells them apart. */
export function isRtcp(bytes: Buffer): boolean {
  const kind = bytes[1] ?? 0;
  return kind >= 192 && kind <= 223;
}

/** RFC 3550 with the header extensions of RFC 8285. Undefined for what is no packet. */
export function parseRtp(bytes: Buffer): RtpPacket | undefined {
  if (bytes.length < RTP_HEADER_BYTES) return undefined;
  const first = bytes[0]!;
  if (first >> 6 !== 2) return undefined;
  let start = RTP_HEADER_BYTES + (first & 0x0f) * 4;
  let [extensionsFrom, extensionsEnd] = [0, 0];
  if (first & 0x10) {
    if (start + 4 > bytes.length) return undefined;
    extensionsFrom = start;
    extensionsEnd = start + 4 + bytes.readUInt16BE(start + 2) * 4;
    if (extensionsEnd > bytes.length) return undefined;
    start = extensionsEnd;
  }
  const end = bytes.length - (first & 0x20 ? bytes[bytes.length - 1]! : 0);
  if (end < start) return undefined;
  const second = bytes[1]!;
  return {
    bytes,
    payloadType: second & 0x7f,
    marker: second >> 7 === 1,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    ssrc: bytes.readUInt32BE(8),
    start,
    end,
    extensionsFrom,
    extensionsEnd,
  };
}

const ONE_BYTE = 0xbede;
const TWO_BYTES = 0x1000;

/** Where what an extension says begins; -1 where there is none. Few are looked for, so that no list of them is made. */
function extensionAt({ bytes, extensionsFrom, extensionsEnd }: RtpPacket, id: number | undefined): number {
  if (id === undefined || extensionsEnd === 0) return -1;
  const profile = bytes.readUInt16BE(extensionsFrom);
  const isShort = profile === ONE_BYTE;
  if (!isShort && (profile & 0xfff0) !== TWO_BYTES) return -1;
  let at = extensionsFrom + 4;
  while (at < extensionsEnd) {
    const byte = bytes[at]!;
    if (byte === 0) {
      at += 1;
      continue;
    }
    if (isShort && byte >> 4 === 15) return -1;
    const from = at + (isShort ? 1 : 2);
    const end = from + (isShort ? (byte & 0x0f) + 1 : (bytes[at + 1] ?? 0));
    if (end > extensionsEnd) return -1;
    if ((isShort ? byte >> 4 : byte) === id) return from;
    at = end;
  }
  return -1;
}

/** Of one that is there. */
function lengthOf({ bytes, extensionsFrom }: RtpPacket, at: number): number {
  const isShort = bytes.readUInt16BE(extensionsFrom) === ONE_BYTE;
  return isShort ? (bytes[at - 1]! & 0x0f) + 1 : bytes[at - 1]!;
}

export function extensionText(packet: RtpPacket, id: number | undefined): string {
  const at = extensionAt(packet, id);
  return at < 0 ? '' : packet.bytes.toString('latin1', at, at + lengthOf(packet, at)).replace(/\0+$/, '');
}

export function extensionNumber(packet: RtpPacket, id: number | undefined): number | undefined {
  const at = extensionAt(packet, id);
  return at >= 0 && lengthOf(packet, at) >= 2 ? packet.bytes.readUInt16BE(at) : undefined;
}
