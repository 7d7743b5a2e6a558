import { sql } from 'kysely';
import type { Db } from './db/database.ts';

/** By its name, what must always hold: one question for the rows that break it. */
export type Invariants = Readonly<Record<string, string>>;

export interface Invariant {
  name: string;
  ok: boolean;
  detail?: string;
}

export async function checkInvariants(db: Db, nouns: readonly Invariants[]): Promise<Invariant[]> {
  const found: Invariant[] = [];
  for (const [name, offenders] of nouns.flatMap(Object.entries<string>)) {
    const { rows } = await sql<{ offender: string }>`
      select offender::text from (${sql.raw(offenders)}) as broken (offender) limit 5`.execute(db);
    const ok = rows.length === 0;
    found.push({ name, ok, ...(ok ? {} : { detail: rows.map((row) => row.offender).join('; ') }) });
  }
  return found;
}
