import { sizeOfH264 } from '../recording/h264-parameters.ts';
import type { RtpPacket } from '../rtp/packet.ts';
import type { Vp8Descriptor } from '../rtp/vp8.ts';
import type { Codec } from '../sdp/codecs.ts';

export interface VideoSize {
  readonly width: number;
  readonly height: number;
}

const SEQUENCE_PARAMETERS = 7;
const SEVERAL_IN_ONE = 24;

/** How large the pictures are that begin with this packet; undefined where it does not say. */
export function sizeIn(
  codec: Codec,
  { bytes, start, end }: RtpPacket,
  vp8: Vp8Descriptor | undefined,
): VideoSize | undefined {
  if (codec === 'H264') return sizeInH264(bytes.subarray(start, end));
  // RFC 6386, 9.1: a frame's head, a mark and 14 bits each.
  if (!vp8 || vp8.body + 10 > end) return undefined;
  return {
    width: bytes.readUInt16LE(vp8.body + 6) & 0x3fff,
    height: bytes.readUInt16LE(vp8.body + 8) & 0x3fff,
  };
}

function sizeInH264(payload: Buffer): VideoSize | undefined {
  const kind = payload[0]! & 0x1f;
  if (kind === SEQUENCE_PARAMETERS) return sizeOfH264(payload);
  if (kind !== SEVERAL_IN_ONE) return undefined;
  for (let at = 1; at + 2 < payload.length; at += 2 + payload.readUInt16BE(at)) {
    const end = at + 2 + payload.readUInt16BE(at);
    if ((payload[at + 2]! & 0x1f) === SEQUENCE_PARAMETERS) return sizeOfH264(payload.subarray(at + 2, end));
  }
  return undefined;
}
