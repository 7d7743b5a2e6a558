import { randomUUID } from 'node:crypto';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { userRow } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { addressRow } from '../../apps/server/src/features/identity/addresses/address.builder.ts';
import { lotRow } from '../../apps/server/src/features/live/auctions/lot.builder.ts';
import { buildShow } from '../../apps/server/src/features/live/shows/show.builder.ts';
import { buildProduct } from '../../apps/server/src/features/market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../apps/server/src/features/market/shipping/shipping.builder.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { insertAll } from '../../apps/server/src/platform/db/insert-all.ts';

/** People who may bid. */
export async function makeBidders(db: Db, count: number): Promise<UserId[]> {
  const users = Array.from({ length: count }, (_, n) => userRow({ name: `Bidder ${n}` }));
  await insertAll(db, 'users', users);
  await insertAll(
    db,
    'addresses',
    users.map(({ id }) => addressRow({ user_id: id, is_default: true })),
  );
  return users.map(({ id }) => id);
}

const cents = JSON.stringify([{ below: null, step: 1 }]);

/** A lot of a show, in which everybody may go up by a cent. */
export async function makeLot(db: Db, seconds = 3_600): Promise<LotId> {
  const show = await buildShow(db, { state: 'live', starts_at: new Date() });
  await buildShippingProfile(db, { shop_id: show.shop_id });
  const { id: product_id } = await buildProduct(db, { shop_id: show.shop_id });
  const now = Date.now();
  const lot = lotRow({
    ...{ show_id: show.id, product_id, number: 1, state: 'running', start_amount: 100, steps: cents },
    ...{ starts_at: new Date(now), ends_at: new Date(now + seconds * 1_000) },
  });
  await db.insertInto('lots').values(lot).execute();
  return lot.id;
}

/** Lots that stand alone and end within one second. */
export async function makeLotsEnding(db: Db, count: number, from: Date): Promise<LotId[]> {
  const { shop_id, category_id } = await buildProduct(db, { listing_kind: 'auction' });
  await buildShippingProfile(db, { shop_id });
  const ids: LotId[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id: product_id } = await buildProduct(db, { listing_kind: 'auction', shop_id, category_id });
    const ends_at = new Date(from.getTime() + Math.floor((n / count) * 1_000));
    const lot = lotRow({
      ...{
        product_id,
        state: 'running',
        start_amount: 100,
        starts_at: new Date(from.getTime() - 60_000),
        ends_at,
      },
      closing: JSON.stringify({ kind: 'sudden-death' }),
    });
    await db.insertInto('lots').values(lot).execute();
    ids.push(lot.id);
  }
  return ids;
}

let amount = 100;

/** One more bid above all others. */
export function nextBid() {
  amount += 2;
  return { id: randomUUID(), kind: 'maximum' as const, amount: { amount, currency: 'USD' } };
}
