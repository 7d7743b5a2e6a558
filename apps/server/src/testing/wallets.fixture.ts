import type { UserId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import { balancesOf, postAll } from '../features/money/ledger/index.ts';
import type { Tables } from '../platform/db/schema.ts';
import { topUpOf } from './ledger.fixture.ts';

/** Adds to a person's wallet, in cents. */
export async function giveCredit(db: Kysely<Tables>, { id }: { id: UserId }, amount: number): Promise<void> {
  await db.transaction().execute((tx) => postAll(tx, [topUpOf(id, amount)]));
}

/** What a person's wallet holds, in cents. */
export const creditOf = async (db: Kysely<Tables>, { id }: { id: UserId }): Promise<number> =>
  (await balancesOf(db, id)).get('USD')?.wallet ?? 0;
