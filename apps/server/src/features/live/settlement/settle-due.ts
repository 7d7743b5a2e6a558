import type { LotId, LotSaleId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import { type ActParts, finishAct, type OpenAct } from '../../../platform/acts/index.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { payCheckout } from '../../money/checkout/index.ts';
import { followSale } from './sale.service.ts';
import { findSale, findSalesOf, lockClosedLot, lockLotDue } from './sales.repo.ts';
import type { SettlingParts } from './settling.ts';
import { giveBackUnwon, takeUpWins } from './wins.service.ts';

export interface SettleParts extends SettlingParts {
  db: Kysely<Tables>;
  log: ActParts['log'];
}

/** So many are charged at the same time by one process. */
const AT_ONCE = 4;

/** Does everything that closed lots wait for at this moment. Any worker may, and each thing is done once. */
export async function settleDue(parts: SettleParts): Promise<void> {
  const now = parts.clock.now();
  await takeUpWins(parts.db, now);
  await giveBackUnwon(parts.db, now);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (await settleNext(parts));
    }),
  );
}

async function settleNext(parts: SettleParts): Promise<boolean> {
  const step = await parts.db.transaction().execute(async (tx) => {
    const due = await lockLotDue(tx, parts.clock.now());
    return due && { ...due, act: await follow(tx, parts, due) };
  });
  if (!step) return false;
  if (step.act) {
    await finishAct(parts, payCheckout(parts.payments), step.act);
    await parts.db.transaction().execute((tx) => follow(tx, parts, step));
  }
  return true;
}

/** After its buyer did something about it: they see at once what that came to. */
export async function followLot(parts: Omit<SettleParts, 'log'>, lotId: LotId): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    await lockClosedLot(tx, lotId);
    const sale = (await findSalesOf(tx, lotId)).findLast(({ pay_by }) => pay_by !== null);
    if (sale) await follow(tx, parts, { saleId: sale.id, lotId });
  });
}

async function follow(
  tx: Parameters<typeof lockClosedLot>[0],
  { payments, clock }: SettlingParts,
  { saleId, lotId }: { saleId: LotSaleId; lotId: LotId },
): Promise<OpenAct | null> {
  const lot = await lockClosedLot(tx, lotId);
  const sale = await findSale(tx, saleId);
  return lot && sale ? followSale({ tx, lot, payments, now: clock.now() }, sale) : null;
}
