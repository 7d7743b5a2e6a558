import type { FlashSaleId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import { tellOfFlashSale } from './flash-sale.live.ts';
import { closeFlashSale, findFlashSale, findRunning, lockFlashSale, recount } from './flash-sales.repo.ts';

/** Tells rooms how many pieces are left, and closes the sales whose time or show is over. Any worker may. */
export async function lookAfterFlashSales({
  db,
  clock,
}: {
  db: Kysely<Tables>;
  clock: Clock;
}): Promise<void> {
  await eachInTurn(await findRunning(db), ({ id, stranded }) =>
    db.transaction().execute(async (tx) => {
      const sale = await lockFlashSale(tx, id);
      const now = clock.now();
      if (sale?.state !== 'running') return;
      if (stranded || sale.endsAt <= now) await closeAndTell(tx, id, now);
      else if (await recount(tx, id)) await tell(tx, id, now);
    }),
  );
}

/** With its row locked: nobody is being given its price. */
export async function closeAndTell(tx: Db, id: FlashSaleId, now: Date): Promise<void> {
  await closeFlashSale(tx, id, now);
  await recount(tx, id);
  await tell(tx, id, now);
}

async function tell(tx: Db, id: FlashSaleId, now: Date): Promise<void> {
  const sale = await findFlashSale(tx, id);
  if (sale) await tellOfFlashSale(tx, sale, now);
}
