import type { ReportTargetKind } from '@souk/shared/desk/reports/rules.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsLike } from '../../../platform/live/index.ts';

/** What is reported, whose it is, and where it can be seen. */
export interface ReportTarget {
  title: string;
  ownerId: UserId;
  seenAt: { kind: 'product' | 'shop' | 'event' | 'show' | 'clip' | 'person'; id: string } | null;
}

const talks = documentsLike('conversations/%/messages');

/** A thing that anyone can see, and hence report; of messages those of the reporter's own conversations. */
export async function findTarget(
  db: Db,
  { kind, id, reporter }: { kind: ReportTargetKind; id: string; reporter: UserId },
): Promise<ReportTarget | undefined> {
  const { rows } = await sql<{ target: ReportTarget | null }>`
    select ${targetOf(sql.val(kind), sql`${id}::uuid`, sql`${reporter}::uuid`)} as target`.execute(db);
  return rows[0]?.target ?? undefined;
}

/**
 * The same inside another query: null when it is gone. Where it is hidden by now, no page shows it. Older messages of two
 * conversations may have one id.
 */
export const targetOf = (
  kind: Expression<unknown>,
  id: Expression<unknown>,
  reporter: Expression<unknown>,
): RawBuilder<ReportTarget | null> => sql`case ${kind}
  when 'product' then (
    select ${json(sql`p.title`, sql`s.owner_id`, seen('product', sql`p.id`, isShownProduct))}
    from products p join shops s on s.id = p.shop_id where p.id = ${id})
  when 'shop' then (
    select ${json(sql`s.name`, sql`s.owner_id`, seen('shop', sql`s.id`, sql`s.status = 'open'`))}
    from shops s where s.id = ${id})
  when 'event' then (
    select ${json(sql`e.title`, sql`s.owner_id`, seen('event', sql`e.id`, isShownEvent))}
    from events e join shops s on s.id = e.shop_id where e.id = ${id})
  when 'show' then (
    select ${json(sql`sh.title`, sql`s.owner_id`, seen('show', sql`sh.id`, sql`s.status = 'open'`))}
    from shows sh join shops s on s.id = sh.shop_id where sh.id = ${id})
  when 'clip' then (
    select ${json(sql`cl.title`, sql`cl.maker_id`, seen('clip', sql`cl.id`, isShownClip))}
    from clips cl join shows sh on sh.id = cl.show_id join shops s on s.id = sh.shop_id where cl.id = ${id})
  when 'review' then (
    select ${json(
      sql`case when rv.body = '' then repeat('★', rv.rating) else left(rv.body, 120) end`,
      sql`rv.author_id`,
      sql`case when ${isShownProduct} then json_build_object('kind', 'product', 'id', p.id)
        when s.status = 'open' then json_build_object('kind', 'shop', 'id', s.id) end`,
    )}
    from reviews rv join shops s on s.id = rv.shop_id left join products p on p.id = rv.product_id
    where rv.id = ${id})
  when 'person' then (
    select ${json(sql`u.name`, sql`u.id`, seen('person', sql`u.id`, sql`true`))}
    from users u where u.id = ${id} and u.deleted_at is null)
  when 'message' then (
    select ${json(
      sql`coalesce(nullif(left(m.data ->> 'text', 300), ''), m.data -> 'card' ->> 'kind', 'picture')`,
      sql`u.id`,
      seen('person', sql`u.id`, sql`true`),
    )}
    from ${talks} as m join users u on u.id = (m.data ->> 'by')::uuid
    where m.id = ${id}::text and ${reporter}::text = any(string_to_array(split_part(m.collection, '/', 2), '~'))
    order by m.collection limit 1) end`;

const isShownProduct = sql`p.status in ('active', 'out-of-stock') and s.status = 'open'`;
const isShownEvent = sql`e.status in ('active', 'cancelled') and s.status = 'open'`;

const isShownClip = sql`cl.state = 'ready' and s.status = 'open' and sh.state <> 'cancelled'
  and exists (select from recordings r where r.show_id = cl.show_id and r.deleting_since is null)`;

const seen = (kind: string, id: RawBuilder<unknown>, isShown: RawBuilder<unknown>) =>
  sql`case when ${isShown} then json_build_object('kind', ${sql.lit(kind)}, 'id', ${id}) end`;

const json = (title: RawBuilder<unknown>, owner: RawBuilder<unknown>, seenAt: RawBuilder<unknown>) =>
  sql`json_build_object('title', ${title}, 'ownerId', ${owner}, 'seenAt', ${seenAt})`;
