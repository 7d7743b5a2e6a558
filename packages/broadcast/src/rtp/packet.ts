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
  /** Position and length of each header extension, by its id. */
  readonly extensions: ReadonlyMap<number, readonly [at: number, length: number]>;
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
  let extensions = none;
  if (first & 0x10) {
    if (start + 4 > bytes.length) return undefined;
    const end = start + 4 + bytes.readUInt16BE(start + 2) * 4;
    if (end > bytes.length) return undefined;
    extensions = readExtensions(bytes, start, end);
    start = end;
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
    ...{ start, end, extensions },
  };
}

const none: RtpPacket['extensions'] = new Map();
const ONE_BYTE = 0xbede;
const TWO_BYTES = 0x1000;

function readExtensions(bytes: Buffer, from: number, end: number): RtpPacket['extensions'] {
  const profile = bytes.readUInt16BE(from);
  const isShort = profile === ONE_BYTE;
  if (!isShort && (profile & 0xfff0) !== TWO_BYTES) return none;
  const found = new Map<number, readonly [number, number]>();
  let at = from + 4;
  while (at < end) {
    const byte = bytes[at]!;
    if (byte === 0) {
      at += 1;
      continue;
    }
    if (isShort && byte >> 4 === 15) break;
    const id = isShort ? byte >> 4 : byte;
    const head = isShort ? 1 : 2;
    const length = isShort ? (byte & 0x0f) + 1 : (bytes[at + 1] ?? 0);
    if (at + head + length > end) break;
    found.set(id, [at + head, length]);
    at += head + length;
  }
  return found;
}

export function extensionText({ bytes, extensions }: RtpPacket, id: number | undefined): string {
  const place = id === undefined ? undefined : extensions.get(id);
  return place ? bytes.toString('latin1', place[0], place[0] + place[1]).replace(/\0+$/, '') : '';
}

export function extensionNumber(
  { bytes, extensions }: RtpPacket,
  id: number | undefined,
): number | undefined {
  const place = id === undefined ? undefined : extensions.get(id);
  return place && place[1] >= 2 ? bytes.readUInt16BE(place[0]) : undefined;
}
