import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { GiveawayDocument } from '@souk/shared/live/giveaways/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import type { Giveaway } from './giveaways.repo.ts';

/** What is given away in a show, as everyone in its room sees it. */
export const giveawaysLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/giveaways',
    read: async ({ who, params, db }) => {
      const id = params.showId ?? '';
      const show = isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
      return show !== null && maySeeShow(who?.actor ?? visitor, show);
    },
  },
];

const pathOf = ({ showId, id }: Pick<Giveaway, 'showId' | 'id'>) =>
  documentPath(`rooms/${showId}/giveaways/${id}`);

/** In the transaction that changed it, as it is after that. */
export async function tellOfGiveaway(tx: Db, giveaway: Giveaway, now: Date): Promise<void> {
  await writeLive(tx, [{ op: 'set', path: pathOf(giveaway), data: { ...documentOf(giveaway) } }], now);
}

export async function dropGiveaway(tx: Db, giveaway: Giveaway, now: Date): Promise<void> {
  await writeLive(tx, [{ op: 'delete', path: pathOf(giveaway) }], now);
}

function documentOf(giveaway: Giveaway): GiveawayDocument {
  const { state, title, image, worth, currency, audience, seconds, secretHash, endsAt, cancelledAt } =
    giveaway;
  const { winner, winnerNumber, entryCount } = giveaway;
  return {
    ...{ state, title, image, audience, seconds, secretHash, entries: entryCount },
    worth: worth === null ? null : { amount: worth, currency },
    endsAt: endsAt?.getTime() ?? null,
    cancelledAt: cancelledAt?.getTime() ?? null,
    winner: winner && winnerNumber !== null ? { ...winner, number: winnerNumber } : null,
  };
}
