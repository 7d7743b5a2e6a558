import type { Replay } from './schema.ts';

/** How the second picture was had at a second of a recording; null for nothing of it. */
export function secondAt(parts: Replay['second'], second: number): Replay['second'][number] | null {
  return parts.find(({ from, to }) => from <= second && second < to) ?? null;
}
