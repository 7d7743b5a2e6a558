import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { ArrivalDocument, RaidDocument } from '@souk/shared/live/raids/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dbOf, type LiveDeclaration, writeLive } from '../../../platform/live/index.ts';
import { visitor } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';

/** From whose shows people came into a room. Where a room goes itself stands with its state. */
export const raidsLive: readonly LiveDeclaration[] = [
  {
    path: 'rooms/{showId}/raids',
    read: async ({ who, params, db }) => {
      const id = params.showId ?? '';
      const show = isCanonicalId(id) ? await findShow(dbOf(db), id as ShowId) : null;
      return show !== null && maySeeShow(who?.actor ?? visitor, show);
    },
  },
];

/** Both rooms in one write: no one leaves for a place that is not told of them. */
export async function tellOfRaid(
  tx: Db,
  from: { id: ShowId; goes: RaidDocument },
  to: { id: ShowId; comes: ArrivalDocument },
  now: Date,
): Promise<void> {
  const paths = [`rooms/${from.id}/state/raid`, `rooms/${to.id}/raids/${from.id}`] as const;
  await writeLive(
    tx,
    [
      { op: 'set', path: documentPath(paths[0]), data: { ...from.goes } },
      { op: 'set', path: documentPath(paths[1]), data: { ...to.comes } },
    ],
    now,
  );
}
