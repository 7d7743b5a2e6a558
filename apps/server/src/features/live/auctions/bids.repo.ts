import type { LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import { STRIKES_LAST_DAYS } from '@souk/shared/live/settlement/rules.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { CompiledQuery, sql } from 'kysely';
import { arrayText } from '../../../platform/db/array-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { nameStatement } from '../../../platform/db/prepared.ts';
import { isServedBy, profileOf } from '../../market/shipping/index.ts';
import { aliasIdOf } from '../bidders/index.ts';
import { limitsIn } from './bidder-limits.ts';
import type { NewEntry } from './lot-book.ts';

/** A statement of the way that every bid takes: planned once for each connection. */
function statement<Row>(name: string, text: string) {
  nameStatement(text, name);
  return async (db: Db, values: readonly unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
}

/** A lot whose row is locked. Moments in milliseconds since 1970. */
export interface HeldLot {
  id: LotId;
  showId: ShowId | null;
  productId: ProductId;
  shopId: ShopId;
  /** Of the show it is in: who is let in and kept out there is for its host. */
  roomShopId: ShopId;
  ownerId: UserId;
  /** Its shop sells: its seller is not suspended. */
  isOpen: boolean;
  hostId: UserId | null;
  state: LotState;
  currency: string;
  start: number;
  reserve: number | null;
  steps: Step[] | null;
  closing: ClosingRule;
  secret: string | null;
  startsAt: number | null;
  endsAt: number | null;
  /** Where that is a secret. */
  closesAt: number | null;
  durationSeconds: number;
  needsApproval: boolean;
  confirmAbove: number | null;
  /** The first buyer to pay it ends the lot, until the first bid. */
  buyNow: number | null;
  price: number;
  bidCount: number;
  leaderId: UserId | null;
  /** As others see them. */
  leaderHandle: string | null;
  /** Of the alias they bid under. */
  leaderAliasId: string | null;
  leaderNumber: number | null;
  leaderMaximum: number | null;
  extensions: number;
  highest: number;
  bidderCount: number;
  lastNumber: number | null;
  head: string | null;
  /** By the database's clock, once it was this one's turn. */
  now: number;
  /** By the same clock, when it was asked for it. */
  askedAt: number;
}

const milliseconds = (column: string) => `floor(extract(epoch from ${column}) * 1000)::float8`;

/** `which`: a query of ids, which is asked once. */
const heldLots = (which: string, lock = 'for no key update') => `
  with wanted as materialized (${which}),
    held as materialized (select * from lots where id in (select id from wanted) order by id ${lock})
  select held.id, held.show_id as "showId", held.product_id as "productId", p.shop_id as "shopId",
    coalesce(h.shop_id, p.shop_id) as "roomShopId", s.owner_id as "ownerId", s.status = 'open' as "isOpen", h.host_id as "hostId", held.state, held.currency,
    greatest(held.start_amount, 1) as start, held.reserve_amount as reserve, held.steps, held.closing, held.secret,
    ${milliseconds('held.starts_at')} as "startsAt", ${milliseconds('held.ends_at')} as "endsAt",
    ${milliseconds('held.closes_at')} as "closesAt", held.duration_seconds as "durationSeconds",
    held.needs_approval as "needsApproval", held.confirm_above as "confirmAbove", held.buy_now_amount as "buyNow", held.price_amount as price,
    held.bid_count as "bidCount", held.leader_id as "leaderId",
    held.leader_number as "leaderNumber", held.leader_maximum as "leaderMaximum", held.extensions,
    held.highest_amount as highest, held.bidder_count as "bidderCount", held.last_number as "lastNumber",
    held.head_hash as head, ${milliseconds('clock_timestamp()')} as now,
    ${milliseconds('statement_timestamp()')} as "askedAt"
  from held join products p on p.id = held.product_id join shops s on s.id = p.shop_id
    left join shows h on h.id = held.show_id`;

type LotItself = Omit<HeldLot, 'leaderHandle' | 'leaderAliasId'>;
type Leader = Pick<HeldLot, 'id' | 'leaderHandle' | 'leaderAliasId'>;

// Asked once the rows are held: what holds them may have waited for a bid, and sees not yet by what name it was made.
const readLeaders = statement<Leader>(
  'who leads lots',
  `select l.id, coalesce(n.alias, u.handle) as "leaderHandle", n.id as "leaderAliasId"
   from lots l join users u on u.id = l.leader_id
     left join lot_bidders b on b.lot_id = l.id and b.user_id = l.leader_id
     left join bidder_aliases n on n.id = b.alias_id
   where l.id = any($1::uuid[])`,
);

function withLeaders(lots: readonly LotItself[], leaders: readonly Leader[]): HeldLot[] {
  const known = new Map(leaders.map((leader) => [leader.id, leader]));
  return lots.map((lot) => ({ leaderHandle: null, leaderAliasId: null, ...lot, ...known.get(lot.id) }));
}

const holdOne = statement<LotItself>('hold lot', heldLots('select $1::uuid as id'));

export async function holdLot(tx: Db, id: LotId): Promise<HeldLot | undefined> {
  const [lots, leaders] = await Promise.all([holdOne(tx, [id]), readLeaders(tx, [[id]])]);
  return withLeaders(lots, leaders)[0];
}

const readOne = statement<LotItself>('read lot', heldLots('select $1::uuid as id', ''));

/** As it stands, for who only looks at it. */
export async function readLot(db: Db, id: LotId): Promise<HeldLot | undefined> {
  const [lots, leaders] = await Promise.all([readOne(db, [id]), readLeaders(db, [[id]])]);
  return withLeaders(lots, leaders)[0];
}

/** Of several, which are found and held by one statement. */
const holding = (name: string, which: string) => {
  const hold = statement<LotItself>(name, heldLots(which));
  return async (tx: Db, values: readonly unknown[]): Promise<HeldLot[]> => {
    const lots = await hold(tx, values);
    const led = lots.flatMap(({ id, leaderId }) => (leaderId ? id : []));
    return withLeaders(lots, led.length > 0 ? await readLeaders(tx, [led]) : []);
  };
};

// In one order, and none that is being bid on at this moment: that bid may make it longer.
const holdDue = holding(
  'hold lots that are over',
  `select id from lots where state = 'running'
      and coalesce(closes_at, ends_at) <= clock_timestamp() - $1::float8 * interval '1 millisecond'
      and id <> all($3::uuid[])
    order by coalesce(closes_at, ends_at), id limit $2 for no key update skip locked`,
);

export const holdLotsOver = (
  tx: Db,
  { graceMs, most, passed }: { graceMs: number; most: number; passed: readonly string[] },
): Promise<HeldLot[]> => holdDue(tx, [graceMs, most, passed]);

/** Those of the clock that ended in a stretch of time, in milliseconds since 1970. */
const holdEnded = holding(
  'hold lots that ended',
  `select id from lots where state = 'running'
      and coalesce(closes_at, ends_at) > to_timestamp($1 / 1000.0)
      and coalesce(closes_at, ends_at) <= to_timestamp($2 / 1000.0)
    order by id for no key update`,
);

export const holdLotsEnded = (tx: Db, { from, to }: { from: number; to: number }): Promise<HeldLot[]> =>
  holdEnded(tx, [from, to]);

const holdToStart = holding(
  'hold lots that begin',
  `select l.id from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.state = 'queued' and l.show_id is null
      and coalesce(l.starts_at, '-infinity') <= clock_timestamp() and p.status = 'active' and s.status = 'open'
      and exists (select from product_variants v where v.product_id = p.id and v.available > 0)
      and not exists (select from lots o where o.product_id = l.product_id and o.state = 'running')
      and exists (select from lot_pre_bids b where b.lot_id = l.id) = $2::boolean and l.id <> all($3::uuid[])
    order by l.id limit $1 for no key update of l skip locked`,
);

export const holdLotsToStart = (
  tx: Db,
  { most, hasPreBids, passed }: { most: number; hasPreBids: boolean; passed: readonly string[] },
): Promise<HeldLot[]> => holdToStart(tx, [most, hasPreBids, passed]);

/** Who bids, as far as rules look at it. */
export interface Bidder {
  id: UserId;
  /** As others see them in this lot. */
  handle: string;
  /** Of the alias they bid under. */
  aliasId: string | null;
  /** In the log of this lot; null for one who never bid on it. */
  number: number | null;
  blocked: boolean;
  hasAddress: boolean;
  /** The lot is sent to their address, or may be fetched. */
  isServed: boolean;
  hasCard: boolean;
  approval: 'pending' | 'approved' | 'rejected' | null;
  /** What the shop lets them bid, in the lot's currency. */
  limit: number | null;
  limitCurrency: string | null;
  lotCurrency: string;
  /** Wins that they did not pay, of the last year. */
  strikes: number;
  /** They have limits of their own, or take a break. */
  takesCare: boolean;
  /** They lead the show, or led it, together with its host. */
  leadsShow: boolean;
}

// Whatever is looked at is read once for all of them, not for each.
const readBidders = statement<Bidder>(
  'bidders of a lot',
  `with lot as materialized (
     select l.id, l.show_id, l.product_id, l.currency, coalesce(h.shop_id, p.shop_id) as room_shop_id, s.owner_id, h.host_id
     from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
       left join shows h on h.id = l.show_id
     where l.id = $1),
   homes as materialized (
     select user_id, country from addresses where user_id = any($2::uuid[]) and is_default),
   served as (
     select country from (select distinct country from homes) home, lot
     where exists (select from products p, shipping_profiles sp
       where p.id = lot.product_id and ${profileOf} and ${isServedBy('home.country')}))
   select u.id, coalesce(n.alias, u.handle) as handle, n.id as "aliasId", b.number,
     u.id in (select x.blocked_id from user_blocks x, lot
         where x.blocked_id = any($2::uuid[]) and x.blocker_id in (lot.owner_id, lot.host_id))
       or u.id in (select x.user_id from room_bans x, lot
         where x.shop_id = lot.room_shop_id and x.user_id = any($2::uuid[]) and x.show_id is null and x.until is null) as blocked,
     home.user_id is not null as "hasAddress",
     coalesce(home.country in (select country from served), false) as "isServed",
     u.id in (select c.user_id from cards c where c.user_id = any($2::uuid[])) as "hasCard",
     u.id in (select h.user_id from co_hosts h, lot
       where h.show_id = lot.show_id and h.accepted_at is not null) as "leadsShow",
     a.state as approval, a.limit_amount as "limit", a.limit_currency as "limitCurrency", lot.currency as "lotCurrency",
     coalesce(t.strikes, 0)::int as strikes,
     u.id in (select l.user_id from self_limits l where l.user_id = any($2::uuid[]))
       or u.id in (select l.user_id from self_care l
         where l.user_id = any($2::uuid[]) and l.cool_down_until is not null) as "takesCare"
   from lot join users u on true
     left join homes home on home.user_id = u.id
     left join lot_bidders b on b.lot_id = lot.id and b.user_id = u.id
     left join bidder_aliases n on n.id = ${aliasIdOf({ bidder: 'b', user: 'u.id', show: 'lot.show_id' })}
     left join bidder_approvals a on a.shop_id = lot.room_shop_id and a.user_id = u.id
     left join (select user_id, count(*) as strikes from bidder_strikes
       where user_id = any($2::uuid[]) and at > clock_timestamp() - interval '${STRIKES_LAST_DAYS} days'
       group by user_id) t on t.user_id = u.id
   where u.id = any($2::uuid[])`,
);

export async function findBidders(
  tx: Db,
  lotId: LotId,
  ids: readonly UserId[],
): Promise<Map<UserId, Bidder>> {
  const rows = await readBidders(tx, [lotId, ids]);
  const limited = await limitsIn(tx, rows[0]?.lotCurrency ?? '', rows);
  return new Map(limited.map((row) => [row.id, row]));
}

/** Of these people those who may not bid on a lot any more, whatever they bid on it before: by its seller, or as they sell with them. */
export async function findUnwanted(tx: Db, lotId: LotId, ids: readonly UserId[]): Promise<Set<UserId>> {
  const bidders = [...(await findBidders(tx, lotId, ids)).values()];
  const unwanted = bidders.filter((one) => one.blocked || one.leadsShow || one.approval === 'rejected');
  return new Set(unwanted.map(({ id }) => id));
}

/** What was answered to bids before. */
export interface StoredAnswer {
  id: string;
  userId: UserId;
  asked: object;
  answer: object;
}

const readAnswers = statement<StoredAnswer>(
  'answers to bids',
  `select id, user_id as "userId", asked, answer from bid_answers where lot_id = $1 and id = any($2::uuid[])`,
);

export async function findAnswers(
  tx: Db,
  lotId: LotId,
  ids: readonly string[],
): Promise<Map<string, StoredAnswer>> {
  return new Map((await readAnswers(tx, [lotId, ids])).map((row) => [row.id, row]));
}

/** Where a lot stands after what was decided. */
export interface LotChange {
  id: LotId;
  state: LotState;
  price: number;
  bidCount: number;
  leaderId: UserId | null;
  leaderNumber: number | null;
  leaderMaximum: number | null;
  startsAt: number | null;
  /** As it is announced. */
  endsAt: number;
  closesAt: number | null;
  extensions: number;
  highest: number;
  bidderCount: number;
  lastNumber: number | null;
  head: string | null;
}

export interface Written {
  lots: readonly LotChange[];
  bidders: ReadonlyArray<{ lotId: LotId; userId: UserId; number: number }>;
  entries: readonly NewEntry[];
  answers: ReadonlyArray<StoredAnswer & { lotId: LotId; at: number }>;
  /** Who would bid and has to be approved first. */
  asking: ReadonlyArray<{ shopId: ShopId; userId: UserId; at: number }>;
}

const at = (column: string) => `to_timestamp(${column} / 1000.0)`;

// Everything that a batch of bids leaves behind, in one way to the database and back.
const writeAll = statement<never>(
  'what was bid',
  `with changed as (
     update lots set state = c.state, price_amount = c.price, bid_count = c."bidCount", leader_id = c."leaderId",
       leader_number = c."leaderNumber", leader_maximum = c."leaderMaximum", starts_at = ${at('c."startsAt"')},
       ends_at = ${at('c."endsAt"')},
       closes_at = ${at('c."closesAt"')}, extensions = c.extensions, highest_amount = c.highest,
       bidder_count = c."bidderCount", last_number = c."lastNumber", head_hash = c.head,
       closed_at = case when c.state in ('sold', 'passed') then clock_timestamp() end
     from jsonb_to_recordset($1::jsonb) as c (id uuid, state text, price bigint, "bidCount" int, "leaderId" uuid,
       "leaderNumber" int, "leaderMaximum" bigint, "startsAt" float8, "endsAt" float8, "closesAt" float8, extensions int, highest bigint,
       "bidderCount" int, "lastNumber" int, head text)
     where lots.id = c.id
   ), known as (
     insert into lot_bidders (lot_id, user_id, number, alias_id, country)
     select l.id, b."userId", b.number, ${aliasIdOf({ bidder: 'none', user: 'b."userId"', show: 'l.show_id' })},
       (select a.country from addresses a where a.user_id = b."userId" and a.is_default)
     from jsonb_to_recordset($2::jsonb) as b ("lotId" uuid, "userId" uuid, number int)
       join lots l on l.id = b."lotId" left join lot_bidders none on false
   ), written as (
     insert into lot_entries (lot_id, number, kind, at, bidder, amount, salt, about, price, leader, ends_at, hash, terms)
     select lot_id, number, kind, ${at('at')}, bidder, amount, salt, about, price, leader, ${at('ends_at')}, hash, terms
     from unnest($3::uuid[], $4::int[], $5::text[], $6::float8[], $7::int[], $8::bigint[], $9::text[], $10::text[],
       $11::bigint[], $12::int[], $13::float8[], $14::text[], $15::jsonb[]) as e (lot_id, number, kind, at, bidder, amount,
       salt, about, price, leader, ends_at, hash, terms)
   ), asking as (
     insert into bidder_approvals (shop_id, user_id, asked_at)
     select "shopId", "userId", ${at('at')} from jsonb_to_recordset($16::jsonb) as a ("shopId" uuid, "userId" uuid, at float8)
     on conflict do nothing
   )
   insert into bid_answers (lot_id, id, user_id, asked, answer, at)
   select lot_id, id, user_id, asked, answer, ${at('at')}
   from unnest($17::uuid[], $18::uuid[], $19::uuid[], $20::json[], $21::json[], $22::float8[])
     as a (lot_id, id, user_id, asked, answer, at)`,
);

export async function writeBids(tx: Db, written: Written): Promise<void> {
  const { lots, bidders, entries, answers, asking } = written;
  await writeAll(tx, [
    ...[lots, bidders].map((rows) => JSON.stringify(rows)),
    ...columnsOf(entries, entryColumns),
    JSON.stringify(asking),
    ...columnsOf(answers, answerColumns),
  ]);
}

const entryColumns = [
  ...(['lotId', 'number', 'kind', 'at', 'bidder', 'amount', 'salt', 'about'] as const),
  ...(['price', 'leader', 'endsAt', 'hash', 'terms'] as const),
];
const answerColumns = ['lotId', 'id', 'userId', 'asked', 'answer', 'at'] as const;

/** What there may be hundreds of goes as an array for each column, which Postgres reads in a fifth of the time of JSON. */
const columnsOf = <Name extends string, Item extends Parameters<typeof arrayText>[0][number]>(
  rows: ReadonlyArray<Readonly<Record<Name, Item>>>,
  columns: readonly Name[],
): string[] => columns.map((column) => arrayText(rows.map((row) => row[column])));

/** An entry as it is kept. */
export type EntryRow = Omit<NewEntry, 'lotId'> & { takenBackBy: number | null };

const entriesOf = (which: string) => `
  select number, kind, ${milliseconds('at')} as at, bidder, amount, salt, about, price, leader,
    ${milliseconds('ends_at')} as "endsAt", hash, terms, taken_back_by as "takenBackBy"
  from lot_entries where lot_id = $1 ${which} order by number`;

const readEntries = statement<EntryRow>('log of a lot', entriesOf(''));

export const findEntries = (db: Db, lotId: LotId): Promise<EntryRow[]> => readEntries(db, [lotId]);

const readLastEntries = statement<EntryRow>(
  'end of the log of a lot',
  entriesOf(`and (number = 0
    or number > (select max(number) from lot_entries where lot_id = $1) - $2::int)`),
);

/** The first, which bears the terms, and so many of the last. */
export const findLastEntries = (db: Db, lotId: LotId, last: number): Promise<EntryRow[]> =>
  readLastEntries(db, [lotId, last]);

/** One bid of a lot that was not taken back. */
export async function findBid(db: Db, lotId: LotId, number: number) {
  const { rows } = await sql<{ bidder: number; at: number }>`
    select bidder, ${sql.raw(milliseconds('at'))} as at from lot_entries
    where lot_id = ${lotId} and number = ${number} and kind in ('once', 'maximum') and taken_back_by is null`.execute(
    db,
  );
  return rows[0];
}

export interface OwnBidRow {
  number: number;
  bidder: number;
  amount: number;
  /** Who led after it, and before. */
  leader: number | null;
  leaderBefore: number | null;
  at: number;
  /** As the lot was to end before it. */
  endsBefore: number;
}

/** The latest bid of one person on a lot that counts. */
export async function findOwnBid(db: Db, lotId: LotId, userId: UserId): Promise<OwnBidRow | undefined> {
  const { rows } = await sql<OwnBidRow>`
    select e.number, e.bidder, e.amount, e.leader, p.leader as "leaderBefore",
      ${sql.raw(milliseconds('e.at'))} as at, ${sql.raw(milliseconds('p.ends_at'))} as "endsBefore"
    from lot_bidders b
      join lateral (select * from lot_entries where lot_id = b.lot_id and bidder = b.number
        and kind in ('once', 'maximum') and taken_back_by is null order by number desc limit 1) e on true
      join lot_entries p on p.lot_id = e.lot_id and p.number = e.number - 1
    where b.lot_id = ${lotId} and b.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Whose a number is in the log of a lot, and how others see them. */
export function findHandle(db: Db, lotId: LotId, number: number) {
  return db
    .selectFrom('lot_bidders')
    .innerJoin('users', 'users.id', 'user_id')
    .leftJoin('bidder_aliases', 'bidder_aliases.id', 'alias_id')
    .select((eb) => eb.fn.coalesce('bidder_aliases.alias', 'users.handle').as('handle'))
    .select(['users.id', 'alias_id as aliasId'])
    .where('lot_id', '=', lotId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export async function markTakenBack(tx: Db, lotId: LotId, number: number, by: number): Promise<void> {
  await tx
    .updateTable('lot_entries')
    .set({ taken_back_by: by })
    .where('lot_id', '=', lotId)
    .where('number', '=', number)
    .execute();
}

export function findBidsBy(db: Db, userId: UserId) {
  return db
    .selectFrom('lot_bidders as b')
    .innerJoin('lot_entries as e', (join) =>
      join.onRef('e.lot_id', '=', 'b.lot_id').onRef('e.bidder', '=', 'b.number'),
    )
    .innerJoin('lots', 'lots.id', 'b.lot_id')
    .innerJoin('products', 'products.id', 'lots.product_id')
    .select(['products.title', 'e.kind', 'e.amount', 'lots.currency', 'e.at', 'e.number'])
    .where('b.user_id', '=', userId)
    .orderBy('e.at')
    .orderBy('e.lot_id')
    .orderBy('e.number')
    .execute();
}

/** What nothing public is made of. Gives the lots on which they had bid beforehand. */
export async function forgetAsBidder(tx: Db, userId: UserId): Promise<LotId[]> {
  await tx.deleteFrom('bid_answers').where('user_id', '=', userId).execute();
  const preBids = tx.deleteFrom('lot_pre_bids').where('user_id', '=', userId).returning('lot_id');
  const given = await preBids.execute();
  await tx.updateTable('lot_bidders').set({ country: null }).where('user_id', '=', userId).execute();
  return given.map(({ lot_id }) => lot_id).sort();
}

/** Nobody sends a bid again that long after. */
export async function deleteOldAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('bid_answers').where('at', '<', before).execute();
}
