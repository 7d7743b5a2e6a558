import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/**
 * What a person said was wrong with what they bought. An open one holds its order open, and that holds them.
 */
export const disputesPart: PersonalPart = {
  name: 'disputes',
  async give(db, userId) {
    const { rows } = await sql`
      select 'SK-' || o.number as order, d.kind, d.reason, d.state, d.opened_at as "openedAt",
        d.closed_at as "closedAt",
        (select json_agg(json_build_object('kind', e.kind, 'by', e.by, 'at', e.at, 'text', e.text,
            'amount', e.amount, 'pictures', array(select p.file_id from dispute_pictures p
              where p.dispute_id = e.dispute_id and p.position = e.position)) order by e.position)
          from dispute_entries e where e.dispute_id = d.id) as entries
      from disputes d join orders o on o.id = d.order_id join shops s on s.id = o.shop_id
      where o.buyer_id = ${userId} or s.owner_id = ${userId} order by d.opened_at`.execute(db);
    return rows;
  },
  async forget(tx, userId) {
    await sql`
      delete from dispute_pictures p using dispute_entries e
      where e.dispute_id = p.dispute_id and e.position = p.position and e.author_id = ${userId}`.execute(tx);
    await tx
      .updateTable('dispute_entries')
      .set({ text: null, author_id: null })
      .where('author_id', '=', userId)
      .execute();
  },
};
