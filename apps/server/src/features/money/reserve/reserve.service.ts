import { randomUUID } from 'node:crypto';
import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import { shopOrderPage } from '@souk/shared/money/orders/paths.ts';
import { freeAt, withheldFrom } from '@souk/shared/money/reserve/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { reserveRules } from '../../../platform/settings/settings.ts';
import { notify } from '../../talk/notifications/index.ts';
import { findRecord, findWithheld, insertReserve } from './reserve.repo.ts';

interface Earned {
  id: OrderId;
  number: number;
  shop_id: ShopId;
  currency: string;
}

/** How much of what a shop earned with an order waits for chargebacks that may come. */
export async function withheldOf(
  tx: Db,
  { shop_id: shopId }: Earned,
  earned: number,
  now: Date,
): Promise<number> {
  const record = await findRecord(tx, shopId, now);
  return record.chargedBack === 0 ? 0 : withheldFrom(earned, record, await reserveRules(tx));
}

/** Writes down what was kept, and tells the shop how much and until when. What it owed was paid of it first. */
export async function noteReserve(tx: Db, order: Earned, transactionId: number, now: Date): Promise<void> {
  const { id, number, shop_id, currency } = order;
  const amount = await findWithheld(tx, transactionId, shop_id);
  if (amount === 0) return;
  const free_at = freeAt(now, await reserveRules(tx));
  await insertReserve(tx, {
    ...{ id: randomUUID(), shop_id, order_id: id, currency, amount },
    ...{ kept_at: now, free_at },
  });
  const { owner_id } = await tx
    .selectFrom('shops')
    .select('owner_id')
    .where('id', '=', shop_id)
    .executeTakeFirstOrThrow();
  const notification = {
    text: 'reserveKept' as const,
    params: {
      order: `SK-${number}`,
      price: { amount, currency },
      day: free_at.toISOString().slice(0, 10),
    },
    ...{ about: id, to: shopOrderPage(id) },
  };
  await notify(tx, owner_id, notification, now);
}
