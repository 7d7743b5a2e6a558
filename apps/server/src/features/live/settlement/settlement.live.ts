import type { LotBuyer } from '@souk/shared/live/auctions/schema.ts';
import type { LotSettlement } from '@souk/shared/live/settlement/rules.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { gathered } from '../../../platform/db/together.ts';
import { findLivePaths, writeLive } from '../../../platform/live/index.ts';
import { lotPath } from '../auctions/index.ts';
import { type ClosedLot, findShownBuyer, type SaleRow, setSettlement } from './sales.repo.ts';

/** What becomes of a lot after its close, on its row and for all who watch it. */
export async function showSettlement(
  tx: Db,
  lot: ClosedLot,
  settlement: LotSettlement,
  { sale, offer = null, payBy = null, now }: Shown,
): Promise<void> {
  await setSettlement(tx, { ids: [lot.id], settlement });
  const to = sale === undefined ? {} : await soldTo(tx, lot, sale);
  // Elsewhere they have a day, and nobody else needs to know.
  const offeredTo = offer && lot.inShow ? await shownBuyer(tx, offer) : null;
  const data = { settlement, payBy: payBy?.getTime() ?? null, ...to, offeredTo };
  await writeAll(tx, { lots: [lot], data, now });
}

interface Shown {
  /** Whose it is now; null while it is nobody’s. */
  sale?: SaleRow | null;
  /** Whom it is offered to. */
  offer?: SaleRow | null;
  payBy?: Date | null;
  now: Date;
}

/** Who won it was told with the hammer. Below its reserve nobody did, and its first buyer is asked later. */
async function soldTo(
  tx: Db,
  { state }: ClosedLot,
  sale: SaleRow | null,
): Promise<{ soldTo?: LotBuyer | null }> {
  if (sale === null) return { soldTo: null };
  return sale.round === 1 && state === 'sold' ? {} : { soldTo: await shownBuyer(tx, sale) };
}

const shownBuyer = async (tx: Db, sale: SaleRow): Promise<LotBuyer> => ({
  ...(await findShownBuyer(tx, sale)),
  price: asBareSum(sale.amount),
});

/** All at once: many lots may close in the same moment. */
export async function showWins(tx: Db, lots: readonly ClosedLot[], now: Date): Promise<void> {
  await setSettlement(tx, { ids: lots.map(({ id }) => id), settlement: 'charging' });
  await writeAll(tx, { lots, data: { settlement: 'charging', payBy: null }, now });
}

interface ToWrite {
  lots: readonly ClosedLot[];
  data: {
    settlement: LotSettlement;
    payBy: number | null;
    soldTo?: LotBuyer | null;
    offeredTo?: LotBuyer | null;
  };
  now: Date;
}

const writeAll = gathered<ToWrite, void>(async (tx, asked) => {
  const writes = asked.flatMap(({ lots, data }) =>
    lots.map((lot) => ({ op: 'update' as const, path: lotPath(lot), data })),
  );
  // What was closed before anybody could watch it has no document.
  const there = await findLivePaths(
    tx,
    writes.map(({ path }) => path),
  );
  const known = writes.filter(({ path }) => there.has(path));
  await writeLive(tx, known, asked[0]?.now ?? new Date(0));
  return [];
});
