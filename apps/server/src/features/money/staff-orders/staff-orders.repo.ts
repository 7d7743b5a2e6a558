import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import type { OrderState } from '@souk/shared/money/orders/states.ts';
import type { AdminOrderQuery } from '@souk/shared/money/staff-orders/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';

export interface AdminOrderRow {
  id: OrderId;
  number: number;
  state: OrderState;
  shopId: ShopId;
  shop: string;
  buyer: string;
  currency: string;
  total: number;
  refunded: number;
  heldAt: Date | null;
  placedAt: Date;
}

const groups: Record<NonNullable<AdminOrderQuery['of']>, RawBuilder<unknown>> = {
  open: sql`o.state in ('pending-payment', 'paid', 'packed', 'shipped', 'delivered')`,
  problems: sql`(o.state in ('disputed', 'return-requested', 'returned') or o.held_at is not null
    or o.cancel_asked_at is not null)`,
  refunded: sql`o.refunded > 0`,
  over: sql`o.state in ('completed', 'cancelled', 'refunded')`,
};

/** Newest first. What was never paid and is not to be is left out. */
export async function findOrdersForStaff(
  db: Db,
  { page, perPage, search, of }: AdminOrderQuery,
): Promise<{ rows: AdminOrderRow[]; total: number }> {
  const number = Number(/^(?:sk-)?(\d{1,15})$/i.exec(search ?? '')?.[1] ?? 0);
  const found = search ? sql`(${hasWords(search, ['s.name', 'u.name'])} or o.number = ${number})` : sql`true`;
  const wanted = sql`(o.paid_at is not null or o.state = 'pending-payment') and ${found}
    and ${of === undefined ? sql`true` : groups[of]}`;
  // Names are looked up for one page, not for all that stands before it, unless they are what is searched for.
  const names = sql`join shops s on s.id = o.shop_id join users u on u.id = o.buyer_id`;
  const sources = search ? sql`orders o ${names}` : sql`orders o`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<AdminOrderRow>`
      select o.id, o.number, o.state, o.currency, o.total, o.refunded, o.held_at as "heldAt",
        o.placed_at as "placedAt", s.id as "shopId", s.name as shop, u.name as buyer
      from (select o.id from ${sources} where ${wanted}
        order by o.placed_at desc, o.number desc limit ${perPage} offset ${(page - 1) * perPage}) listed
        join orders o on o.id = listed.id ${names}
      order by o.placed_at desc, o.number desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources} where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}
