import type { ThreadRow } from './thread-rows.ts';

export interface Chunk {
  /** Stays the same while older ones are put before it, and not when all others are. */
  key: string;
  rows: readonly ThreadRow[];
}

const size = 40;

/**
 * Parts of a long thread that are drawn, or left out of sight, as one. They are counted from a message that stays, so
 * that older ones do not shift all others.
 */
export function chunksOf(rows: readonly ThreadRow[], anchor: string | null): Chunk[] {
  const found = rows.findIndex(({ key }) => key === anchor);
  const zero = found === -1 ? 0 : found;
  const chunks: { place: number; rows: ThreadRow[] }[] = [];
  rows.forEach((row, index) => {
    const place = Math.floor((index - zero) / size);
    const last = chunks.at(-1);
    if (last?.place === place) last.rows.push(row);
    else chunks.push({ place, rows: [row] });
  });
  return chunks.map(({ place, rows: part }) => ({ key: `${anchor} ${place}`, rows: part }));
}
