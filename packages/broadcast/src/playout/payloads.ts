const MOST_BYTES = 1_180;
const SEVERAL_IN_ONE = 24;
const FRAGMENT = 28;

/** The payloads of the packets that carry a unit of H.264 (RFC 6184). */
export function payloadsOf(unit: Buffer): Buffer[] {
  if (unit.length <= MOST_BYTES) return [unit];
  const head = unit[0]!;
  const payloads: Buffer[] = [];
  for (let at = 1; at < unit.length; at += MOST_BYTES) {
    const part = unit.subarray(at, at + MOST_BYTES);
    const isFirst = at === 1;
    const isLast = at + MOST_BYTES >= unit.length;
    const marks = (isFirst ? 0x80 : 0) | (isLast ? 0x40 : 0);
    payloads.push(Buffer.concat([Buffer.from([(head & 0xe0) | FRAGMENT, marks | (head & 0x1f)]), part]));
  }
  return payloads;
}

/** Several short units in one packet. */
export function together(units: readonly Buffer[]): Buffer {
  const lengths = units.map(({ length }) => Buffer.from([length >> 8, length & 0xff]));
  const importance = Math.max(...units.map((unit) => unit[0]! & 0x60));
  return Buffer.concat([
    Buffer.from([importance | SEVERAL_IN_ONE]),
    ...units.flatMap((unit, n) => [lengths[n]!, unit]),
  ]);
}
