import type { PersonalPart } from '../../../platform/personal-data.ts';

/** How someone's shop sends what it sells, and where one fetches it. */
export const shippingPart: PersonalPart = {
  name: 'shipping',
  give: (db, userId) =>
    db
      .selectFrom('shipping_profiles')
      .innerJoin('shops', 'shops.id', 'shipping_profiles.shop_id')
      .leftJoin('shipping_methods', 'shipping_methods.profile_id', 'shipping_profiles.id')
      .select(['shipping_profiles.name as profile', 'shipping_profiles.ships_from as shipsFrom'])
      .select(['shipping_methods.name as method', 'kind', 'amount', 'per_kilogram as perKilogram'])
      .select(['free_from as freeFrom', 'regions', 'min_days as minDays', 'max_days as maxDays'])
      .select('pickup_at as pickupAt')
      .where('owner_id', '=', userId)
      .orderBy('shipping_profiles.created_at')
      .orderBy('position')
      .execute(),
  async forget(tx, userId) {
    await tx
      .deleteFrom('shipping_profiles')
      .where('shop_id', 'in', (eb) =>
        eb.selectFrom('shops').select('shops.id').where('owner_id', '=', userId),
      )
      .execute();
  },
};
