import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { inboxPath } from '@souk/shared/talk/messaging/paths.ts';
import type { Talker } from '@souk/shared/talk/messaging/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { documentsIn } from '../../../platform/live/index.ts';

interface TalkerRow {
  id: UserId;
  name: string;
  handle: string;
  picture: Image | null;
  shop: { _id: ShopId; name: string; slug: string } | null;
  verified: boolean;
  gone: boolean;
}

/** People as conversations name them. */
export async function findTalkers(db: Db, ids: readonly string[]): Promise<Talker[]> {
  const { rows } = await sql<TalkerRow>`
    select ${talkerColumns} from users u where u.id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return rows.map(presentTalker);
}

const talkerColumns = sql`
  u.id, u.name, u.handle, ${pictureOf(sql.ref('u.picture_id'))} as picture,
  u.seller_verified_at is not null as verified, u.deleted_at is not null as gone,
  (select json_build_object('_id', s.id, 'name', s.name, 'slug', s.slug)
    from shops s where s.owner_id = u.id and s.status = 'open') as shop`;

/** Of someone who left, what is left is no name. */
const presentTalker = (row: TalkerRow): Talker => ({
  _id: row.id,
  name: row.gone ? '' : row.name,
  handle: row.gone ? '' : row.handle,
  picture: row.gone ? null : row.picture,
  shop: row.gone ? null : row.shop,
  verified: row.verified && !row.gone,
  gone: row.gone,
});

/** Those of someone's conversations whose name, handle or shop is like what is looked for, the latest first. */
export async function findTalkersLike(db: Db, me: string, like: string, limit: number): Promise<Talker[]> {
  const { rows } = await sql<TalkerRow>`
    select ${talkerColumns} from ${documentsIn(inboxPath(me))} as i join users u on u.id = i.id::uuid
    where u.deleted_at is null
      and (u.name ilike ${like} or u.handle ilike ${like}
        or exists (select from shops s where s.owner_id = u.id and s.status = 'open' and s.name ilike ${like}))
    order by (i.data ->> 'at')::bigint desc, u.id limit ${limit}`.execute(db);
  return rows.map(presentTalker);
}
