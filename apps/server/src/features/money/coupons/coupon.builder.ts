import type { CouponId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';

export type CouponInput = Partial<NewRow<'coupons'>>;

/** Ten percent off everything, of the market or of a shop. */
export async function buildCoupon(db: Db, input: CouponInput = {}): Promise<Row<'coupons'>> {
  return await db
    .insertInto('coupons')
    .values({
      id: newId<CouponId>(),
      shop_id: null,
      code: 'WELCOME-10',
      kind: 'percentage',
      basis_points: input.kind === undefined || input.kind === 'percentage' ? 1_000 : null,
      amount: null,
      currency: null,
      bearer: input.shop_id ? 'shop' : 'market',
      least_amount: null,
      uses: null,
      uses_per_person: null,
      product_ids: null,
      created_at: new Date(),
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
