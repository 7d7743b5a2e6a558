import type { LotId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { gathered } from '../../../platform/db/together.ts';

/** Whose wins a code is kept for: those of a shop in a show, or one lot that stands alone. */
export interface KeptFor {
  userId: UserId;
  shopId: ShopId;
  showId: ShowId | null;
  lotId: LotId | null;
}

export const findKeptCode = gathered<KeptFor, string | null>(async (db, asked) => {
  const { rows } = await sql<{ at: number; code: string }>`
    select asked.at, k.code from jsonb_to_recordset(${JSON.stringify(asked.map((one, at) => ({ ...one, at })))}::jsonb)
        as asked (at int, "userId" uuid, "shopId" uuid, "showId" uuid, "lotId" uuid)
      join win_coupons k on k.user_id = asked."userId" and k.shop_id = asked."shopId"
        and (k.show_id = asked."showId" or k.lot_id = asked."lotId")`.execute(db);
  const codes = new Map(rows.map(({ at, code }) => [at, code]));
  return asked.map((_, at) => codes.get(at) ?? null);
});

/** In place of the one before. */
export async function keepCode(db: Db, of: KeptFor, code: string, now: Date): Promise<void> {
  const { userId: user_id, shopId: shop_id, showId: show_id, lotId: lot_id } = of;
  await db
    .insertInto('win_coupons')
    .values({ ...{ user_id, shop_id, show_id, lot_id, code }, since: now })
    .onConflict((kept) =>
      kept.columns(['user_id', 'shop_id', 'show_id', 'lot_id']).doUpdateSet({ code, since: now }),
    )
    .execute();
}

/** With a code only while it is that one: another may have been kept meanwhile. */
export async function dropKept(db: Db, of: KeptFor, code: string | null = null): Promise<void> {
  await db
    .deleteFrom('win_coupons')
    .where('user_id', '=', of.userId)
    .where('shop_id', '=', of.shopId)
    .where('show_id', 'is not distinct from', of.showId)
    .where('lot_id', 'is not distinct from', of.lotId)
    .$if(code !== null, (kept) => kept.where('code', '=', code as string))
    .execute();
}
