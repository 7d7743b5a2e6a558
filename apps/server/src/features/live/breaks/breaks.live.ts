import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { presentBreak } from './breaks.presenter.ts';
import { type Break, findBreak } from './breaks.repo.ts';

/** The breaks of a show, as everyone in its room sees them. Who bought which spot is what its lots tell. */
export const breaksLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/breaks',
    read: async ({ who, params, db }) => {
      const id = params.showId ?? '';
      const show = isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
      return show !== null && maySeeShow(who?.actor ?? visitor, show);
    },
  },
];

const pathOf = ({ showId, id }: Pick<Break, 'showId' | 'id'>) => documentPath(`rooms/${showId}/breaks/${id}`);

/** In the transaction that changed it, as it is after that. */
export async function tellOfBreak(tx: Db, id: Break['id'], now: Date): Promise<void> {
  const found = await findBreak(tx, id);
  if (!found) throw new Error(`break ${id} is gone`);
  await writeLive(tx, [{ op: 'set', path: pathOf(found), data: { ...presentBreak(found) } }], now);
}

export async function dropBreak(tx: Db, one: Break, now: Date): Promise<void> {
  await writeLive(tx, [{ op: 'delete', path: pathOf(one) }], now);
}
