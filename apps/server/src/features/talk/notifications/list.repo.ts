import { pathOf } from '@souk/live/paths.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationId, NotificationItem } from '@souk/shared/talk/notifications/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { textList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import {
  documentsIn,
  documentsLike,
  dropCollections,
  holdCollections,
} from '../../../platform/live/index.ts';

type Collection = Parameters<typeof pathOf>[0];

export interface ListedItem {
  id: NotificationId;
  data: NotificationItem;
}

export const itemsOf = (userId: string) => `notifications/${userId}/items` as Collection;
const stateOf = (userId: string) => `notifications/${userId}/state` as Collection;
export const itemPath = (userId: string, id: string) => pathOf(itemsOf(userId), id);
export const unreadPath = (userId: string) => pathOf(stateOf(userId), 'unread');

/** Nobody else changes these lists until this transaction ends: the lock that every write to one takes. */
export const holdLists = (tx: Db, userIds: readonly UserId[]): Promise<void> =>
  holdCollections(tx, userIds.map(itemsOf));

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${documentsIn(itemsOf(userId))} as items where not data ? 'readAt'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What a person is told of, as far as it tells whether their list says the same already. */
export interface AskedItem {
  userId: UserId;
  kind: NotificationKind;
  about: string;
}

export interface FoundItem {
  /** How many of the list are unread. */
  unread: number;
  /** The last of the kind about the same thing. */
  same: ListedItem | null;
}

/** One plan serves all who are asked about alone; of a list of them each is planned anew. */
const FEW = 8;

/** Of lists that are held: how each of these stands in its list, at its place. */
export async function findBefore(tx: Db, asked: readonly AskedItem[], since: Date): Promise<FoundItem[]> {
  const from = since.getTime();
  const rows =
    asked.length > FEW
      ? await findAllListed(
          tx,
          asked.map(({ userId }) => itemsOf(userId)),
          asked.map(({ kind }) => kind),
          asked.map(({ about }) => about),
          from,
        )
      : (
          await Promise.all(
            asked.map(({ userId, kind, about }) => findListed(tx, itemsOf(userId), kind, about, from)),
          )
        ).flat();
  return rows.map(({ unread, id, data }) => ({ unread, same: id && data && { id, data } }));
}

interface ListedRow {
  unread: number;
  id: NotificationId | null;
  data: NotificationItem | null;
}

/** Of `asked`, which has list, kind and about. */
const listedBefore = (since: number) => sql`
  select same.id, same.data,
    (select count(*) from ${documentsIn(sql`asked.list`)} as d where not d.data ? 'readAt') as unread
  from asked left join lateral (
    select d.id, d.data from ${documentsIn(sql`asked.list`)} as d
    where d.data ->> 'kind' = asked.kind
      and d.data ->> 'about' = asked.about and (d.data ->> 'at')::bigint > ${since}::bigint
    order by (d.data ->> 'at')::bigint desc limit 1) same on true`;

const findListed = prepared(
  'item told before',
  (db, list: string, kind: NotificationKind, about: string, since: number) => ({
    compile: () =>
      sql<ListedRow>`
        with asked as (select ${list}::text as list, ${kind}::text as kind, ${about}::text as about)
        ${listedBefore(since)}`.compile(db),
  }),
);

const findAllListed = prepared(
  'items told before',
  (
    db,
    lists: readonly string[],
    kinds: readonly NotificationKind[],
    abouts: readonly string[],
    since: number,
  ) => ({
    compile: () =>
      sql<ListedRow>`
        with asked as (
          select * from unnest(${textList(lists)}, ${textList(kinds)}, ${textList(abouts)})
            with ordinality listed (list, kind, about, place))
        ${listedBefore(since)} order by asked.place`.compile(db),
  }),
);

/** Those that were not read, or that of one thing. */
export async function findUnread(
  db: Db,
  userId: UserId,
  of?: { kind: NotificationKind; about: string },
): Promise<NotificationId[]> {
  const { rows } = await sql<{ id: NotificationId }>`
    select id from ${documentsIn(itemsOf(userId))} as items
    where not data ? 'readAt'
      ${of ? sql`and data ->> 'kind' = ${of.kind} and data ->> 'about' = ${of.about}` : sql``}
    order by born`.execute(db);
  return rows.map(({ id }) => id);
}

/** Words of a person that were told, by their hash: they are not to be kept anywhere for that. */
export interface Said {
  kind: NotificationKind;
  about: string;
  words: string;
}

/** Of a `line` as it is kept. */
export const says = (line: RawBuilder<unknown>, words: string) =>
  sql`encode(sha256(convert_to(${line} -> 'params' ->> 'line', 'UTF8')), 'hex') = ${words}`;

export async function findSaying(
  db: Db,
  userId: UserId,
  { kind, about, words }: Said,
): Promise<NotificationId[]> {
  const { rows } = await sql<{ id: NotificationId }>`
    select id from ${documentsIn(itemsOf(userId))} as items
    where data ->> 'kind' = ${kind} and data ->> 'about' = ${about} and ${says(sql`data`, words)}
    order by born`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest first, after a place. */
export async function findItems(
  db: Db,
  userId: UserId,
  { after, limit }: { after: { at: number; id: string } | null; limit: number },
): Promise<ListedItem[]> {
  const at = sql`(data ->> 'at')::bigint`;
  const { rows } = await sql<ListedItem>`
    select id, data from ${documentsIn(itemsOf(userId))} as items
    ${after ? sql`where (${at}, id) < (${after.at}::bigint, ${after.id})` : sql``}
    order by ${at} desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export interface OldItems {
  userId: UserId;
  ids: NotificationId[];
}

export interface Retention {
  readBefore: Date;
  most: number;
}

/** What was read long ago, and what is more than anybody keeps. */
const old = (items: RawBuilder<unknown>, { readBefore, most }: Retention) => sql`(
  select * from (
    select collection, id, (data ->> 'at')::bigint as at, (data ->> 'readAt')::bigint as read_at,
      row_number() over (partition by collection order by (data ->> 'at')::bigint desc, id desc) as place
    from ${items} as items) listed
  where place > ${most} or read_at < ${readBefore.getTime()}) as old`;

export async function findPeopleWithOld(db: Db, retention: Retention): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select distinct split_part(collection, '/', 2) as id
    from ${old(documentsLike('notifications/%/items'), retention)} order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of one person, as much as is taken away at once. */
export async function findOld(db: Db, userId: UserId, retention: Retention): Promise<NotificationId[]> {
  const { rows } = await sql<{ id: NotificationId }>`
    select id from ${old(documentsIn(itemsOf(userId)), retention)} order by at limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** What the lists of others tell of a person. */
export async function findToldOf(db: Db, userId: UserId): Promise<OldItems[]> {
  const { rows } = await sql<OldItems>`
    select split_part(collection, '/', 2) as "userId", (array_agg(id))[1:100] as ids
    from ${documentsLike('notifications/%')} as told
    where data ? 'by' and data ->> 'by' = ${userId}
    group by collection order by collection`.execute(db);
  return rows;
}

export const dropList = (tx: Db, userId: UserId): Promise<void> =>
  dropCollections(tx, [itemsOf(userId), stateOf(userId)]);
