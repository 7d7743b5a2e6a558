import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What a person entered and won. */
export const giveawaysPart: PersonalPart = {
  name: 'giveaways',
  give: (db, userId) =>
    db
      .selectFrom('giveaway_entries as e')
      .innerJoin('giveaways as g', 'g.id', 'e.giveaway_id')
      .select(['g.title', 'e.number', 'e.ticket', 'e.at'])
      .select(sql<boolean>`g.winner_number is not distinct from e.number`.as('won'))
      .where('e.user_id', '=', userId)
      .orderBy('e.at')
      .execute(),
  async heldBy(tx, userId) {
    const { rows } = await sql`
      select from giveaways g join shows h on h.id = g.show_id join shops s on s.id = h.shop_id
      where s.owner_id = ${userId} and (g.state = 'open' or g.gift in ('due', 'address', 'suspended')) limit 1`.execute(
      tx,
    );
    return rows.length > 0 ? 'giveaway_open' : null;
  },
  // Lists keep the number and the ticket, and no name.
  async forget(tx, userId) {
    await tx.updateTable('giveaways').set({ winner_id: null }).where('winner_id', '=', userId).execute();
    await tx.updateTable('giveaway_entries').set({ user_id: null }).where('user_id', '=', userId).execute();
  },
};
