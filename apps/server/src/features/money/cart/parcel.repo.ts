import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Handling } from '@souk/shared/market/shipping/estimate.ts';
import type { MethodRule } from '@souk/shared/market/shipping/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { isHadIn } from '../../market/shipping/index.ts';
import { heldFor } from '../stock/index.ts';
import { buyableNow } from './cart.repo.ts';

/** What one shop sends together: everything in the cart that goes by the same profile and can be had there. */
export interface ParcelRow {
  shopId: ShopId;
  handling: Handling;
  grams: number;
  methods: MethodRule[];
  /** Where it may be fetched. */
  pickup: string[];
}

export const findParcels = prepared('parcels of a cart', (db: Db, userId: UserId, country: string) => ({
  compile: () =>
    sql<ParcelRow>`
    select s.id as "shopId", json_build_object('days', coalesce(f.handling_days, s.ships_within_days),
        'shipsFrom', coalesce(f.ships_from, '')) as handling,
      sum(coalesce(p.weight_grams, 0) * least(c.quantity, v.available + ${heldFor(userId, 'cart')}))::bigint as grams,
      (select coalesce(json_agg(json_build_object('kind', m.kind, 'amount', m.amount, 'perKilogram', m.per_kilogram,
          'freeFrom', m.free_from, 'regions', m.regions,
          'days', case when m.min_days is not null then json_build_object('min', m.min_days, 'max', m.max_days) end)
          order by m.position, m.id), '[]')
        from shipping_methods m where m.profile_id = f.id) as methods,
      (select coalesce(json_agg(m.pickup_at order by m.position, m.id), '[]')
        from shipping_methods m where m.profile_id = f.id and m.kind = 'pickup') as pickup
    from cart_lines c join products p on p.id = c.product_id join shops s on s.id = p.shop_id
      join product_variants v on v.id = c.variant_id and v.product_id = c.product_id
      left join shipping_profiles f on f.shop_id = p.shop_id
        and (f.id = p.shipping_profile_id or p.shipping_profile_id is null and f.is_default)
    where c.user_id = ${userId} and v.available + ${heldFor(userId, 'cart')} > 0 and ${buyableNow} and ${isHadIn(country)}
    group by s.id, f.id`.compile(db),
}));
