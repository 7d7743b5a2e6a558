import type { LotId } from '@souk/shared/ids.ts';
import { choiceOf } from '@souk/shared/live/auctions/lot-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { tellOfStage } from '../shows/index.ts';
import { nothingToSell, productUnderHammer } from './show-lot.failures.ts';
import { bringForward } from './show-starting.service.ts';
import { drawn } from './terms.repo.ts';

/**
 * Another lot of the same thing by the same terms, which waits: alone, or on its show's list. The lot before it is locked,
 * and so is the show in which it comes next.
 */
export async function putUpAgain(tx: Db, id: LotId, place: 'next' | 'last', now: Date): Promise<LotId> {
  const before = await tx
    .selectFrom('lots')
    .select(['closing', 'product_id', 'show_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!before) throw notFound('lot');
  const { closing, secret } = drawn(choiceOf(before.closing));
  const again = newId<LotId>();
  const { numAffectedRows } = await sql`
    insert into lots (id, show_id, product_id, variant_id, number, state, currency, start_amount, price_amount,
      reserve_amount, buy_now_amount, duration_seconds, steps, needs_approval, confirm_above, is_quick, closing, secret)
    select ${again}, show_id, product_id, variant_id,
      (select max(l.number) + 1 from lots l where l.show_id = lots.show_id), 'queued', currency, start_amount,
      start_amount, reserve_amount, buy_now_amount, duration_seconds, steps, needs_approval, confirm_above, is_quick,
      ${closing}::jsonb, ${secret}
    from lots where id = ${id} and (show_id is null or exists (
      select from shows h, products p join shops s on s.id = p.shop_id
      where h.id = show_id and p.id = product_id and (p.shop_id = h.shop_id or exists (
        select from co_hosts c where c.show_id = h.id and c.user_id = s.owner_id and c.state = 'accepted'))))
    on conflict (product_id) where show_id is null and state = 'queued' do nothing`.execute(tx);
  if (!numAffectedRows) throw before.show_id === null ? productUnderHammer() : nothingToSell();
  await noteUpAgain(tx, id, again);
  if (before.show_id !== null && place === 'next') await bringForward(tx, before.show_id, again);
  if (before.show_id !== null) await tellOfStage(tx, before.show_id, now);
  return again;
}

/** The other takes its place: nobody is sold the first one any more, and no show that follows brings both. */
export async function noteUpAgain(tx: Db, id: LotId, again: LotId): Promise<void> {
  await tx.updateTable('lots').set({ again_id: again }).where('id', '=', id).execute();
}
