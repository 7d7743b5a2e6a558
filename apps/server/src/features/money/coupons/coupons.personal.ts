import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What a person's shop takes off, and what was taken off for them. */
export const couponsPart: PersonalPart = {
  name: 'coupons',
  give: async (db, userId) => ({
    ofTheirShop: await db
      .selectFrom('coupons')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select([
        'code',
        'kind',
        'basis_points as basisPoints',
        'amount',
        'coupons.currency',
        'starts_at as startsAt',
      ])
      .select([
        'ends_at as endsAt',
        'uses',
        'uses_per_person as usesPerPerson',
        'coupons.created_at as createdAt',
      ])
      .where('owner_id', '=', userId)
      .orderBy('coupons.created_at')
      .execute(),
    used: await db
      .selectFrom('coupon_uses')
      .innerJoin('coupons', 'coupons.id', 'coupon_id')
      .select(['code', 'coupon_uses.amount', 'coupon_uses.currency', 'used_at as usedAt'])
      .where('user_id', '=', userId)
      .orderBy('used_at')
      .execute(),
  }),
  // How often a coupon was used stays true.
  async forget(tx, userId, now) {
    await tx.updateTable('coupon_uses').set({ user_id: null }).where('user_id', '=', userId).execute();
    await sql`
      update coupons set ends_at = ${now}, starts_at = case when starts_at < ${now} then starts_at end
      where shop_id in (select id from shops where owner_id = ${userId}) and (ends_at is null or ends_at > ${now})`.execute(
      tx,
    );
  },
};
