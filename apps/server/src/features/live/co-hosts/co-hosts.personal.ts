import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { endCoHostingOf } from './co-host.service.ts';

/** The shows a person was asked to co-host. */
export const coHostsPart: PersonalPart = {
  name: 'coHosts',
  async give(db, userId) {
    const { rows } = await sql`
      select h.title as show, c.state, c.invited_at as "invitedAt", c.accepted_at as "acceptedAt"
      from co_hosts c join shows h on h.id = c.show_id where c.user_id = ${userId} order by c.invited_at`.execute(
      db,
    );
    return rows;
  },
  async forget(tx, userId, now) {
    await endCoHostingOf(tx, userId, now);
    // What they sold in a show stays sold by who led it.
    await tx.deleteFrom('co_hosts').where('user_id', '=', userId).where('accepted_at', 'is', null).execute();
  },
};
