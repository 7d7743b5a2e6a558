import type { LotSaleId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import { setsInTurn } from '../../../platform/jobs/in-turn.ts';
import { releaseForLots } from '../../money/stock/index.ts';
import { insertSales, lockUnwon, lockWins } from './sales.repo.ts';
import { showWins } from './settlement.live.ts';

// A document each, of which a hundred are written together.
const MOST_TOGETHER = 100;

/**
 * Every lot that was won is to be paid, once, however it was closed and however many look. Gives how many.
 */
export const takeUpWins = (db: Kysely<Tables>, now: Date): Promise<number> =>
  setsInTurn(db, { most: MOST_TOGETHER, next: lockWins }, async (tx, lots) => {
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
  });

/** Pieces of lots that were passed or stopped go back on the shelf. */
export const giveBackUnwon = (db: Kysely<Tables>, now: Date): Promise<number> =>
  setsInTurn(db, { most: MOST_TOGETHER, next: lockUnwon }, (tx, lots) =>
    releaseForLots(
      tx,
      lots.map(({ id }) => id),
      now,
    ),
  );
