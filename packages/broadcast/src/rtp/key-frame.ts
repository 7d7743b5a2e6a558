import type { Codec } from '../sdp/codecs.ts';
import type { RtpPacket } from './packet.ts';
import { readVp8 } from './vp8.ts';

const IDR = 5;
const SEQUENCE_PARAMETERS = 7;
const SEVERAL_IN_ONE = 24;
const FRAGMENT = 28;

/** Whether a key frame begins with this packet. */
export function startsKeyFrame(codec: Codec, { bytes, start, end }: RtpPacket): boolean {
  if (codec === 'H264') return startsH264(bytes, start, end);
  if (codec !== 'VP8') return false;
  const descriptor = readVp8(bytes, start, end);
  return descriptor?.isStart === true && (bytes[descriptor.body]! & 1) === 0;
}

/** RFC 6184. Encoders send the parameters of the sequence ahead of each key frame, in packets before it or with it. */
function startsH264(bytes: Buffer, start: number, end: number): boolean {
  if (end - start < 2) return false;
  const kind = bytes[start]! & 0x1f;
  if (isKey(kind)) return true;
  if (kind === FRAGMENT) return (bytes[start + 1]! & 0x80) !== 0 && isKey(bytes[start + 1]! & 0x1f);
  if (kind !== SEVERAL_IN_ONE) return false;
  for (let at = start + 1; at + 2 < end; at += 2 + bytes.readUInt16BE(at)) {
    if (isKey(bytes[at + 2]! & 0x1f)) return true;
  }
  return false;
}

const isKey = (kind: number): boolean => kind === IDR || kind === SEQUENCE_PARAMETERS;
