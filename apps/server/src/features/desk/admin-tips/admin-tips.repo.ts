import type { AdminTipQuery } from '@souk/shared/desk/admin-tips/schema.ts';
import type { ShopId, ShowId, TipId, UserId } from '@souk/shared/ids.ts';
import type { TipState } from '@souk/shared/money/tips/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';

export interface TipForStaff {
  id: TipId;
  state: TipState;
  amount: number;
  returned: number;
  currency: string;
  from: { id: UserId; name: string; handle: string } | null;
  shop: { id: ShopId; name: string };
  show: { id: ShowId; title: string };
  byCard: boolean;
  createdAt: Date;
  sentBackAt: Date | null;
}

export async function findTipsForStaff(
  db: Db,
  { page, perPage, search, state }: AdminTipQuery,
): Promise<{ rows: TipForStaff[]; total: number }> {
  const wanted = sql`
    ${search ? hasWords(search, ['u.name', 'u.handle', 's.name', 'h.title']) : sql`true`}
    and ${state ? sql`t.state = ${state}` : sql`true`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<TipForStaff>`
      select t.id, t.state, t.amount, t.returned, t.currency, t.payment_id is not null as "byCard",
        t.created_at as "createdAt", t.sent_back_at as "sentBackAt",
        case when u.id is not null then json_build_object('id', u.id, 'name', u.name, 'handle', u.handle) end as "from",
        json_build_object('id', s.id, 'name', s.name) as shop,
        json_build_object('id', h.id, 'title', h.title) as show
      from ${sources} where ${wanted}
      order by t.created_at desc, t.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources} where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

const sources = sql`tips t join shops s on s.id = t.shop_id join shows h on h.id = t.show_id
  left join users u on u.id = t.from_id`;
