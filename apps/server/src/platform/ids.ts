import { createHash, randomBytes } from 'node:crypto';

/** A UUID of version 7: random, and in the order of its making, which keeps indexes compact. */
export function newId<Id extends string>(now: number = Date.now()): Id {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  return format(bytes, 0x70) as Id;
}

/** The same id for the same name, always: for the demo world and tests. */
export function idOf<Id extends string>(name: string): Id {
  return format(createHash('sha256').update(name).digest().subarray(0, 16), 0x80) as Id;
}

function format(bytes: Buffer, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | version;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
