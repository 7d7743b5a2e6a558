import type { DisputeId, OrderId, ShopId } from '@souk/shared/ids.ts';
import type { AdminDisputeQuery } from '@souk/shared/money/disputes/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';
import type { DisputeRow } from './dispute.repo.ts';

export interface AdminDisputeRow extends Pick<DisputeRow, 'kind' | 'reason' | 'state'> {
  id: DisputeId;
  orderId: OrderId;
  number: number;
  total: number;
  currency: string;
  shopId: ShopId;
  shop: string;
  buyer: string;
  openedAt: Date;
  answerBy: Date | null;
}

const groups: Record<NonNullable<AdminDisputeQuery['of']>, RawBuilder<unknown>> = {
  'to-decide': sql`d.state = 'with-staff'`,
  open: sql`d.closed_at is null`,
  over: sql`d.closed_at is not null`,
};

const sources = sql`disputes d join orders o on o.id = d.order_id join shops s on s.id = o.shop_id
  join users u on u.id = o.buyer_id`;

/** Those that wait for the staff first, the longest open before the others; then the newest. */
export async function findDisputesForStaff(
  db: Db,
  { page, perPage, search, of }: AdminDisputeQuery,
): Promise<{ rows: AdminDisputeRow[]; total: number }> {
  const number = Number(/^(?:sk-)?(\d{1,15})$/i.exec(search ?? '')?.[1] ?? 0);
  const found = search ? sql`(${hasWords(search, ['s.name', 'u.name'])} or o.number = ${number})` : sql`true`;
  const wanted = sql`${found} and ${of === undefined ? sql`true` : groups[of]}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<AdminDisputeRow>`
      select d.id, d.kind, d.reason, d.state, d.opened_at as "openedAt", d.answer_by as "answerBy",
        o.id as "orderId", o.number, o.total, o.currency, s.id as "shopId", s.name as shop, u.name as buyer
      from ${sources} where ${wanted}
      order by d.state = 'with-staff' desc, case when d.state = 'with-staff' then d.opened_at end,
        d.opened_at desc, d.id desc
      limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources} where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}
