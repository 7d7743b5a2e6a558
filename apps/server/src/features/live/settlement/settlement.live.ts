import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findLivePaths, writeLive } from '../../../platform/live/index.ts';
import { lotPath } from '../auctions/index.ts';
import { type ClosedLot, setSettlement } from './sales.repo.ts';

/** What becomes of a lot after its close, on its row and for all who watch it. */
export async function showSettlement(
  tx: Db,
  lot: ClosedLot,
  settlement: LotSettlement,
  { payBy = null, now }: { payBy?: Date | null; now: Date },
): Promise<void> {
  await setSettlement(tx, [lot.id], settlement);
  await writeAll(tx, [lot], { settlement, payBy: payBy?.getTime() ?? null }, now);
}

/** All at once: many lots may close in the same moment. */
export async function showWins(tx: Db, lots: readonly ClosedLot[], now: Date): Promise<void> {
  await setSettlement(
    tx,
    lots.map(({ id }) => id),
    'charging',
  );
  await writeAll(tx, lots, { settlement: 'charging', payBy: null }, now);
}

async function writeAll(
  tx: Db,
  lots: readonly ClosedLot[],
  data: { settlement: LotSettlement; payBy: number | null },
  now: Date,
): Promise<void> {
  const paths = lots.map(lotPath);
  // What was closed before anybody could watch it has no document.
  const there = await findLivePaths(tx, paths);
  const writes = paths
    .filter((path) => there.has(path))
    .map((path) => ({ op: 'update' as const, path, data }));
  await writeLive(tx, writes, now);
}
