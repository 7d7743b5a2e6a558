import type { CardRef } from '@souk/shared/talk/messaging/documents.ts';
import { inboxPath, messagesPath } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { documentsIn, documentsLike } from '../../../platform/live/index.ts';

/** How one person stands to another when they want to write to them. */
export interface Standing {
  /** The other one can be met: neither suspended nor gone. */
  here: boolean;
  blocked: boolean;
  blockedBy: boolean;
  /** The two have talked before. */
  begun: boolean;
}

const findStandings = prepared('standing to write', (db: Db, me: string, other: string, inbox: string) => ({
  compile: () =>
    sql<Standing>`
      select
        exists (select from users where id = ${other}::uuid and suspended_at is null and deleted_at is null) as here,
        exists (select from user_blocks where blocker_id = ${me}::uuid and blocked_id = ${other}::uuid) as blocked,
        exists (select from user_blocks where blocker_id = ${other}::uuid and blocked_id = ${me}::uuid) as "blockedBy",
        exists (select from ${documentsIn(inbox)} as inbox where id = ${other}::text) as begun`.compile(db),
}));

export async function findStanding(db: Db, me: string, other: string): Promise<Standing> {
  const [standing] = await findStandings(db, me, other, inboxPath(me));
  if (!standing) throw new Error('a question without a table had no answer');
  return standing;
}

/** Whether a message of another conversation has this id: who reports one, or deletes it, means one message. */
export async function isSaidElsewhere(db: Db, pair: string, id: string): Promise<boolean> {
  const rows = await findElsewhere(db, messagesPath(pair), id);
  return rows.length > 0;
}

const findElsewhere = prepared('message elsewhere', (db: Db, path: string, id: string) => ({
  compile: () =>
    sql<object>`
      select from ${documentsLike('conversations/%/messages')} as messages
      where id = ${id}::text and collection <> ${path}::text limit 1`.compile(db),
}));

export interface Enclosed {
  pictures: readonly string[];
  card: CardRef | null;
  replyTo: string | null;
}

/** Whether what the sender puts into a message is there and theirs to show. */
export async function checkEnclosed(
  db: Db,
  { me, other, pair }: { me: string; other: string; pair: string },
  { pictures, card, replyTo }: Enclosed,
): Promise<{ pictures: boolean; card: boolean; replyTo: boolean }> {
  const { rows } = await sql<{ pictures: number; card: boolean; replyTo: boolean }>`
    select
      (select count(*)::int from files where id = any(${sql.val([...pictures])}::uuid[]) and owner_id = ${me}
        and purpose = 'message-image' and state = 'ready') as pictures,
      ${cardOf(card, me, other)} as card,
      ${
        replyTo === null
          ? sql`true`
          : sql`exists (select from ${documentsIn(messagesPath(pair))} as messages where id = ${replyTo})`
      } as "replyTo"`.execute(db);
  const [found] = rows;
  return {
    pictures: found?.pictures === new Set(pictures).size && pictures.length === found.pictures,
    card: found?.card ?? false,
    replyTo: found?.replyTo ?? false,
  };
}

/** A product that anyone sees, or an offer or an order between the two. */
function cardOf(card: CardRef | null, me: string, other: string) {
  if (!card) return sql`true`;
  if (card.kind === 'product')
    return sql`exists (select from products p join shops s on s.id = p.shop_id
      where p.id = ${card.id} and p.status in ('active', 'out-of-stock') and s.status = 'open')`;
  if (card.kind === 'offer')
    return sql`exists (select from offers o join products p on p.id = o.product_id join shops s on s.id = p.shop_id
      where o.id = ${card.id} and (o.buyer_id, s.owner_id)
        in ((${me}::uuid, ${other}::uuid), (${other}::uuid, ${me}::uuid)))`;
  return sql`exists (select from orders o join shops s on s.id = o.shop_id
    where o.id = ${card.id} and o.paid_at is not null and (o.buyer_id, s.owner_id)
      in ((${me}::uuid, ${other}::uuid), (${other}::uuid, ${me}::uuid)))`;
}
