import type { FieldProblem } from '@souk/shared/errors.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { invalidInput } from '../errors/failures.ts';

/** Where a page ended: the name of its list or sort first, then what the list is ordered by. */
export type Place = readonly [string, ...Array<string | number>];

/** A place as opaque text. */
export function encodeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Reads a cursor back; one that this list has not given is bad input, and none is the first page. */
export function readCursor<P extends Place>(cursor: string | undefined, schema: z.ZodType<P>): P | null {
  if (cursor === undefined) return null;
  const parsed = cursorText.pipe(schema).safeParse(cursor);
  if (!parsed.success) throw invalidInput([notOurs]);
  return parsed.data;
}

/** Of `limit + 1` rows asked for, the page, and where the next one begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null };
}

const notOurs: FieldProblem = { field: 'cursor', message: 'Is not a cursor of this list.' };

const cursorText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    context.addIssue({ code: 'custom', message: notOurs.message });
    return z.NEVER;
  }
});

// The year 2096 in microseconds: later than anything in a market, and exact in a JavaScript number.
export const farFuture = 4_000_000_000_000_000;

/** A moment in a cursor, in whole microseconds as Postgres keeps it: a Date would round it and lose the place. */
export const cursorMoment = z.int().min(0).max(farFuture);

export const microsecondsOf = (moment: Expression<unknown>): RawBuilder<number> =>
  sql<number>`(extract(epoch from ${moment}) * 1000000)::bigint`;

export const momentAt = (microseconds: number): RawBuilder<Date> =>
  sql<Date>`(timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond')`;
