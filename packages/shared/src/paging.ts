import { z } from 'zod';
import { cursorPage, tablePage } from './limits.ts';

/** Endless lists: `cursor` is opaque and comes from the page before. */
export const cursorQuery = z.strictObject({
  cursor: z.string().max(400).optional(),
  limit: z.coerce.number().int().min(1).max(cursorPage.max).default(cursorPage.default),
});

export const cursorPageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });
export interface CursorPage<T> {
  items: T[];
  nextCursor: string | null;
}

/** Tables: numbered pages of 25, 50 or 100 rows. */
export const tableQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce
    .number()
    .pipe(z.union(tablePage.choices.map((n) => z.literal(n))))
    .default(tablePage.default),
});
