interface Parts {
  payloadType?: number;
  sequence?: number;
  timestamp?: number;
  ssrc?: number;
  marker?: boolean;
  /** By their ids; in the short form. */
  extensions?: Record<number, Buffer>;
  payload?: Buffer;
}

/** A packet of RTP, written apart from what reads it. */
export function rtpBytes(parts: Parts = {}): Buffer {
  const { payloadType = 96, sequence = 1, timestamp = 1, ssrc = 1, marker = false } = parts;
  const { extensions = {}, payload = Buffer.from([1]) } = parts;
  const head = Buffer.alloc(12);
  const list = Object.entries(extensions);
  head[0] = 0x80 | (list.length > 0 ? 0x10 : 0);
  head[1] = (marker ? 0x80 : 0) | payloadType;
  head.writeUInt16BE(sequence, 2);
  head.writeUInt32BE(timestamp, 4);
  head.writeUInt32BE(ssrc, 8);
  if (list.length === 0) return Buffer.concat([head, payload]);
  const body = Buffer.concat(
    list.map(([id, value]) => Buffer.concat([Buffer.from([(Number(id) << 4) | (value.length - 1)]), value])),
  );
  const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
  const profile = Buffer.from([0xbe, 0xde, 0, padded.length / 4]);
  return Buffer.concat([head, profile, padded, payload]);
}
