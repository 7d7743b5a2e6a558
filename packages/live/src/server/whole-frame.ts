/** The bytes of a text frame from a server, ready to be written to any socket (RFC 6455, section 5.2). */
export function wholeFrame(text: Buffer): Buffer {
  if (text === lastText) return lastWhole;
  lastText = text;
  lastWhole = Buffer.concat([headOf(text.length), text]);
  return lastWhole;
}

// What is told goes to one listener after another, so the last one is the one that is asked for again.
let lastText: Buffer = Buffer.alloc(0);
let lastWhole: Buffer = headOf(0);

/** Final, text, not masked. */
function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 65_536) return Buffer.from([0x81, 126, length >> 8, length & 0xff]);
  const head = Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
