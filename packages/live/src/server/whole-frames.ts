/** The bytes of text frames from a server, ready to be written to any socket (RFC 6455, section 5.2). */
export function wholeFrames(texts: readonly Buffer[]): Buffer {
  if (isLast(texts)) return lastWhole;
  lastTexts = texts;
  lastWhole = Buffer.concat(texts.flatMap((text) => [headOf(text.length), text]));
  return lastWhole;
}

// What is told goes to one listener after another, and most of them are told the same.
let lastTexts: readonly Buffer[] = [];
let lastWhole: Buffer = Buffer.alloc(0);

function isLast(texts: readonly Buffer[]): boolean {
  if (texts.length !== lastTexts.length) return false;
  for (let at = 0; at < texts.length; at += 1) if (texts[at] !== lastTexts[at]) return false;
  return true;
}

/** Final, text, not masked. */
function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length]);
  if (length < 65_536) return Buffer.from([0x81, 126, length >> 8, length & 0xff]);
  const head = Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
