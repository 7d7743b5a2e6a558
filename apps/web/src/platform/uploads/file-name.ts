import { fileNameLength } from '@souk/shared/files/limits.ts';

/** A name as the store takes it, from whatever the device calls the file. */
export function storableName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069/\\]/gu, ' ')
    .trim();
  if (!/[^.\s]/.test(plain)) return 'file';
  if (plain.length <= fileNameLength.max) return plain;
  const ending = /\.[\w-]{1,8}$/.exec(plain)?.[0] ?? '';
  // Half of a surrogate pair is no letter.
  const start = plain.slice(0, fileNameLength.max - ending.length).replace(/[\ud800-\udbff]$/, '');
  return start + ending;
}
