import { sql } from 'kysely';
import type { Db } from './db/database.ts';

/** By its name, what must always hold: one question for the rows that break it. */
export type Invariants = Readonly<Record<string, string>>;

export interface Invariant {
  name: string;
  ok: boolean;
  detail?: string;
}

/** Asks for all of them by one statement, so that each is of the same moment. */
export async function checkInvariants(db: Db, nouns: readonly Invariants[]): Promise<Invariant[]> {
  const { rows } = await sql<{ at: number; offender: string }>`${sql.raw(offendersOf(nouns))}`.execute(db);
  const offenders = Map.groupBy(rows, ({ at }) => at);
  return nouns.flatMap(Object.keys).map((name, at) => {
    const broken = offenders.get(at);
    if (!broken) return { name, ok: true };
    return { name, ok: false, detail: broken.map(({ offender }) => offender).join('; ') };
  });
}

/** The rows that break them, each with the place of what it breaks. */
export const offendersOf = (nouns: readonly Invariants[]): string =>
  nouns
    .flatMap((noun) => Object.values(noun))
    .map(
      (offenders, at) =>
        `(select ${at} as at, offender::text from (${offenders}) as broken (offender) limit 5)`,
    )
    .join(' union all ');
