import type { ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findStage } from '../shows/index.ts';
import { findListed, type NewRunListLot, writeRunList } from './run-list.repo.ts';
import { takeAllOffList } from './taking-down.service.ts';

/**
 * Makes the waiting lots of a show’s own shop these, in this order; those that ran stay as they are, before them. What a
 * co-host sells and quick lots come after them, as they were.
 */
export async function putRunList(
  tx: Db,
  show: { id: ShowId; currency: string },
  list: readonly NewRunListLot[],
): Promise<void> {
  const kept = new Set(list.map(({ _id }) => _id));
  const listed = await findListed(tx, show.id);
  await takeAllOffList(
    tx,
    listed.filter((id) => !kept.has(id)),
  );
  const { needsApproval } = await findStage(tx, show.id);
  await writeRunList(tx, { ...show, needsApproval }, list);
}
