import type { BidSignal, BidSignalKind } from '@souk/shared/desk/bid-signals/rules.ts';
import type { SuspicionState } from '@souk/shared/desk/bid-signals/states.ts';
import type { LotId, ShopId, ShowId, SuspicionId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';

/** Lots with bids since they were last looked at: those that are over first. */
export async function findLotsToLookAt(
  db: Db,
  most: number,
): Promise<Array<{ id: LotId; lastNumber: number }>> {
  const { rows } = await sql<{ id: LotId; lastNumber: number }>`
    select l.id, l.last_number as "lastNumber" from lots l left join lot_looks k on k.lot_id = l.id
    where l.run_by = 'clock' and l.last_number > coalesce(k.up_to, 0)
      and (l.bid_count > 0
        or exists (select from lot_entries e where e.lot_id = l.id and e.kind = 'taken-back'))
      and (l.state = 'running' or l.closed_at > clock_timestamp() - interval '2 days')
    order by l.state = 'running', l.closed_at limit ${most}`.execute(db);
  return rows;
}

export async function putLook(tx: Db, lotId: LotId, upTo: number): Promise<void> {
  await sql`
    insert into lot_looks (lot_id, up_to) values (${lotId}, ${upTo})
    on conflict (lot_id) do update set up_to = greatest(lot_looks.up_to, excluded.up_to)`.execute(tx);
}

/** What staff found to be nothing with people at the shop of a lot lately, and whom they banned there. */
export async function findSettled(
  db: Db,
  lotId: LotId,
  userIds: readonly UserId[],
): Promise<Array<{ userId: UserId; banned: boolean; dismissed: BidSignalKind[] }>> {
  const { rows } = await sql<{ userId: UserId; banned: boolean; dismissed: BidSignalKind[] }>`
    with shop as (select p.shop_id as id from lots l join products p on p.id = l.product_id where l.id = ${lotId})
    select u.id as "userId",
      exists (select from room_bans b, shop where b.shop_id = shop.id and b.user_id = u.id
        and b.show_id is null and b.until is null) as banned,
      coalesce((select array_agg(distinct signal ->> 'kind')
        from shop join products p on p.shop_id = shop.id join lots l on l.product_id = p.id
          join bid_suspicions s on s.lot_id = l.id, jsonb_array_elements(s.signals) as signal
        where s.user_id = u.id and s.state = 'dismissed'
          and s.decided_at > clock_timestamp() - interval '90 days'), '{}') as dismissed
    from unnest(${[...userIds]}::uuid[]) as u (id)`.execute(db);
  return rows;
}

export interface Found {
  userId: UserId;
  signals: readonly BidSignal[];
  strength: number;
}

/** What was decided stays; what is open says what was seen last. */
export async function putSuspicions(tx: Db, lotId: LotId, found: readonly Found[]): Promise<void> {
  await sql`
    insert into bid_suspicions (lot_id, user_id, signals, strength, found_at)
    select ${lotId}, f."userId", f.signals, f.strength, clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("userId" uuid, signals jsonb, strength int)
    on conflict (lot_id, user_id) do update set signals = excluded.signals, strength = excluded.strength
    where bid_suspicions.state = 'open'`.execute(tx);
}

interface Person {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
}

export interface SuspicionRow {
  id: SuspicionId;
  lot: { id: LotId; title: string; image: Image | null; state: LotState; price: number; currency: string };
  show: { id: ShowId; title: string } | null;
  shop: { id: ShopId; name: string; ownerId: UserId };
  bidder: Person;
  number: number;
  signals: BidSignal[];
  strength: number;
  state: SuspicionState;
  foundAt: Date;
  openAlike: number;
  decidedBy: Person | null;
  decidedAt: Date | null;
  note: string;
}

interface Wanted {
  page: number;
  perPage: number;
  state?: SuspicionState | undefined;
}

/** Open ones with the strongest signs first, decided ones the latest first. */
export async function findSuspicions(
  db: Db,
  { page, perPage, state }: Wanted,
): Promise<{ rows: SuspicionRow[]; total: number; open: number }> {
  const wanted = state ? sql`x.state = ${state}` : sql`true`;
  const order =
    state === 'open'
      ? sql`x.strength desc, x.found_at, x.id`
      : sql`coalesce(x.decided_at, x.found_at) desc, x.id`;
  const [rows, { rows: counts }] = await Promise.all([
    select(db, sql`where ${wanted} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`),
    sql<{ total: number; open: number }>`
      select (select count(*)::int from bid_suspicions x where ${wanted}) as total,
        (select count(*)::int from bid_suspicions where state = 'open') as open`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0, open: counts[0]?.open ?? 0 };
}

export async function findSuspicion(db: Db, id: SuspicionId): Promise<SuspicionRow | undefined> {
  const [row] = await select(db, sql`where x.id = ${id}`);
  return row;
}

/** Every open one of a bidder at a shop, locked in one order. */
export async function lockSuspicions(tx: Db, shopId: ShopId, userId: UserId): Promise<SuspicionId[]> {
  const rows = await tx
    .selectFrom('bid_suspicions as x')
    .innerJoin('lots', 'lots.id', 'x.lot_id')
    .innerJoin('products', 'products.id', 'lots.product_id')
    .select('x.id')
    .where('products.shop_id', '=', shopId)
    .where('x.user_id', '=', userId)
    .where('x.state', '=', 'open')
    .orderBy('x.id')
    .forUpdate('x')
    .execute();
  return rows.map(({ id }) => id);
}

export async function settleSuspicions(
  tx: Db,
  ids: readonly SuspicionId[],
  { state, by, note }: { state: 'dismissed' | 'banned'; by: UserId; note: string },
): Promise<void> {
  await tx
    .updateTable('bid_suspicions')
    .set({ state, decided_by: by, decided_at: sql`clock_timestamp()`, note })
    .where('id', 'in', [...ids])
    .execute();
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<SuspicionRow[]> {
  const { rows } = await sql<SuspicionRow>`
    select x.id, json_build_object('id', l.id, 'title', p.title, 'state', l.state, 'price', l.price_amount,
        'currency', l.currency, 'image', (select ${pictureOf(sql.ref('shown.image_id'))} from product_images shown
          where shown.product_id = p.id order by shown.position limit 1)) as lot,
      case when h.id is not null then json_build_object('id', h.id, 'title', h.title) end as show,
      json_build_object('id', s.id, 'name', s.name, 'ownerId', s.owner_id) as shop,
      ${personOf(sql.ref('x.user_id'))} as bidder, ${personOf(sql.ref('x.decided_by'))} as "decidedBy",
      b.number, x.signals, x.strength, x.state, x.found_at as "foundAt", x.decided_at as "decidedAt", x.note,
      (select count(*)::int from bid_suspicions y join lots yl on yl.id = y.lot_id
          join products yp on yp.id = yl.product_id
        where y.user_id = x.user_id and y.lot_id <> x.lot_id and y.state = 'open' and yp.shop_id = s.id)
        as "openAlike"
    from bid_suspicions x join lots l on l.id = x.lot_id join products p on p.id = l.product_id
      join shops s on s.id = p.shop_id left join shows h on h.id = l.show_id
      join lot_bidders b on b.lot_id = x.lot_id and b.user_id = x.user_id
    ${which}`.execute(db);
  return rows;
}

const personOf = (id: RawBuilder<unknown>) => sql`(
  select json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
    'picture', ${pictureOf(sql.ref('u.picture_id'))}) from users u where u.id = ${id})`;
