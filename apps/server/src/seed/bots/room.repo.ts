import type { LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { documentsIn } from '../../platform/live/index.ts';
import { shapeOf } from '../content/forms.ts';
import { shops } from '../content/shops.ts';
import { productIdOf } from '../products.ts';

/** What a room's host and its lots are called. */
export interface RoomWords {
  showId: ShowId;
  hostName: string;
  town: string;
  sendsWithinDays: number;
  lots: LotWords[];
}

export interface LotWords {
  id: LotId;
  state: 'queued' | 'running' | 'sold' | 'passed';
  productId: ProductId;
  title: string;
  description: string;
  facts: Array<{ name: string; value: string }>;
  currency: string;
  price: number;
  bids: number;
  winner: { id: UserId; handle: string } | null;
}

/** Of rooms with viewers, with these of their lots. */
export async function findRoomWords(
  db: Db,
  rooms: ReadonlyArray<{ showId: ShowId; lots: readonly LotId[] }>,
): Promise<Map<ShowId, RoomWords>> {
  if (rooms.length === 0) return new Map();
  const { rows } = await sql<RoomWords>`
    select h.id as "showId", u.name as "hostName", s.city as town, s.ships_within_days as "sendsWithinDays",
      (select json_agg(json_build_object('id', l.id, 'state', l.state, 'productId', p.id, 'title', p.title,
          'description', p.description, 'facts', p.attributes, 'currency', l.currency, 'price', l.price_amount,
          'bids', l.bid_count, 'winner', case when w.id is not null then json_build_object('id', w.id, 'handle', w.handle) end))
        from lots l join products p on p.id = l.product_id left join users w on w.id = l.leader_id
        where l.id = any(${rooms.flatMap(({ lots }) => lots)}::uuid[]) and l.show_id = h.id) as lots
    from shows h join users u on u.id = h.host_id join shops s on s.id = h.shop_id
    where h.id = any(${rooms.map(({ showId }) => showId)}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.showId, { ...row, lots: row.lots ?? [] }]));
}

/** What was said in a room within the last minutes. */
export async function findSaid(
  db: Db,
  showId: ShowId,
  minutes: number,
): Promise<Array<{ text: string; at: number }>> {
  const { rows } = await sql<{ text: string; at: number }>`
    select data ->> 'text' as text, (data ->> 'at')::float8 as at
    from ${documentsIn(`rooms/${showId}/messages`)} as said
    where changed_at > now() - ${minutes} * interval '1 minute'
      and data ->> 'text' is not null`.execute(db);
  return rows;
}

const kinds: ReadonlyMap<ProductId, string> = new Map(
  shops.flatMap((shop) =>
    shop.goods.map((good) => [productIdOf(shop, good.title), shapeOf(good.form).kind] as const),
  ),
);

const spoken: Readonly<Record<string, string>> = {
  plant: 'plant',
  cards: 'pack',
  books: 'stack',
  blanket: 'throw',
  perfume: 'scent',
};

/** What a thing is in a word. */
export function wordFor(productId: ProductId): string {
  const kind = kinds.get(productId);
  return kind ? (spoken[kind] ?? kind) : 'piece';
}
