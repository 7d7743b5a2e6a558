import type { LotId } from '@souk/shared/ids.ts';
import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import { findSalesOf, lockClosedLot } from './sales.repo.ts';
import { followOne, type SettleParts, Settler } from './settler.ts';
import { giveBackUnwon, takeUpWins } from './wins.service.ts';

/** Does everything that closed lots wait for at this moment. Any worker may, and each thing is done once. */
export async function settleDue(parts: SettleParts): Promise<void> {
  await takeUpClosed(parts);
  const settler = new Settler(parts);
  while (await settler.look()) await settler.idle();
}

/** What was won is to be paid, and what was not goes back on the shelf. */
export async function takeUpClosed({ db, clock }: SettleParts): Promise<void> {
  const now = clock.now();
  await eachInTurn([takeUpWins, giveBackUnwon], (act) => act(db, now));
}

/** After its buyer did something about it: they see at once what that came to. */
export async function followLot(parts: Omit<SettleParts, 'log'>, lotId: LotId): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    await lockClosedLot(tx, lotId);
    const sale = (await findSalesOf(tx, lotId)).findLast(({ pay_by }) => pay_by !== null);
    if (sale) await followOne(tx, parts, { saleId: sale.id, lotId });
  });
}
