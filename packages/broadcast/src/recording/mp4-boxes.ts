/** A box of ISO/IEC 14496-12: its length, its name, what is in it. */
export function box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeUInt32BE(size, 0);
  bytes.write(name, 4, 'latin1');
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** One with a version and flags. */
export const fullBox = (
  name: string,
  { version = 0, flags = 0 }: { version?: number; flags?: number },
  ...parts: readonly Uint8Array[]
): Buffer => box(name, numbers32((version << 24) | flags), ...parts);

export function numbers32(...values: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 4);
  for (const [n, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, n * 4);
  return bytes;
}

export function numbers16(...values: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 2);
  for (const [n, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, n * 2);
  return bytes;
}

export function number64(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

export const zeros = (count: number): Buffer => Buffer.alloc(count);
