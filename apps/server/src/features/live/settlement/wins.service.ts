import type { LotSaleId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { releaseForLots } from '../../money/stock/index.ts';
import { insertSales, lockUnwon, lockWins } from './sales.repo.ts';
import { showWins } from './settlement.live.ts';

// A document each, of which a hundred are written together.
const MOST_TOGETHER = 100;

/**
 * Every lot that was won is to be paid, once, however it was closed and however many look. Gives how many.
 */
export async function takeUpWins(db: Kysely<Tables>, now: Date): Promise<number> {
  let taken = 0;
  for (;;) {
    const some = await db.transaction().execute(async (tx) => {
      const lots = await lockWins(tx, MOST_TOGETHER);
      if (lots.length === 0) return 0;
      await insertSales(
        tx,
        lots.flatMap(({ id, leaderId, price }) =>
          leaderId === null
            ? []
            : [
                {
                  ...{ id: newId<LotSaleId>(now.getTime()), lot_id: id, round: 1, buyer_id: leaderId },
                  ...{ amount: price, state: 'won' as const, ending: null, checkout_id: null },
                  ...{ pay_by: null, due_at: now, created_at: now, ended_at: null },
                },
              ],
        ),
      );
      await showWins(tx, lots, now);
      return lots.length;
    });
    taken += some;
    if (some < MOST_TOGETHER) return taken;
  }
}

/** Pieces of lots that were passed or stopped go back on the shelf. */
export async function giveBackUnwon(db: Kysely<Tables>, now: Date): Promise<void> {
  for (;;) {
    const some = await db.transaction().execute(async (tx) => {
      const lots = await lockUnwon(tx, MOST_TOGETHER);
      if (lots.length > 0) await releaseForLots(tx, lots, now);
      return lots.length;
    });
    if (some < MOST_TOGETHER) return;
  }
}
