import { createHash } from 'node:crypto';

/** By which the same key for something else is known. */
export const contentHash = (content: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest();

// The order of fields does not change the content.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, sorted(part)]);
}
