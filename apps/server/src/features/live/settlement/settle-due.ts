import type { LotId, LotSaleId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import { type ActParts, finishAct, type OpenAct } from '../../../platform/acts/index.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { openTurns } from '../../../platform/turns/turns.ts';
import { payUnseen } from '../../money/checkout/index.ts';
import { followSale } from './sale.service.ts';
import { findSale, findSalesOf, lockClosedLot, lockLotDue } from './sales.repo.ts';
import type { SettlingParts } from './settling.ts';
import { giveBackUnwon, takeUpWins } from './wins.service.ts';

export interface SettleParts extends SettlingParts {
  db: Kysely<Tables>;
  log: ActParts['log'];
}

/** So many sales are under way at once in one process; most of them wait for the provider, */
const AT_ONCE = 32;
/** and so many write at the same time: others need the database as well. */
const WRITING_AT_ONCE = 5;

/** Does everything that closed lots wait for at this moment. Any worker may, and each thing is done once. */
export async function settleDue(parts: SettleParts): Promise<void> {
  await takeUpClosed(parts);
  await settleSales(parts);
}

/** What was won is to be paid, and what was not goes back on the shelf. */
export async function takeUpClosed({ db, clock }: SettleParts): Promise<void> {
  const now = clock.now();
  await takeUpWins(db, now);
  await giveBackUnwon(db, now);
}

/** Does what sales wait for, until none does. As long as there are more, one after the other joins in. */
export async function settleSales(parts: SettleParts): Promise<void> {
  const turns = openTurns({ atOnce: WRITING_AT_ONCE, mostWaiting: AT_ONCE });
  const inTurn: InTurn = (work) => turns.take({ who: 'sales' }, work);
  const failures: unknown[] = [];
  const lines: Array<Promise<void>> = [];
  const join = () => {
    if (lines.length < AT_ONCE) lines.push(settleOneByOne().catch((error) => void failures.push(error)));
  };
  const settleOneByOne = async () => {
    while (await settleNext(parts, inTurn, join));
  };
  join();
  for (let at = 0; at < lines.length; at += 1) await lines[at];
  if (failures.length > 0) throw failures[0];
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

async function settleNext(parts: SettleParts, inTurn: InTurn, found: () => void): Promise<boolean> {
  const step = await inTurn(() =>
    parts.db.transaction().execute(async (tx) => {
      const due = await lockLotDue(tx, parts.clock.now());
      return due && { ...due, act: await follow(tx, parts, due) };
    }),
  );
  if (!step) return false;
  found();
  if (step.act) {
    await finishAct({ ...parts, recordInTurn: inTurn }, payUnseen(parts.payments), step.act);
    await inTurn(() => parts.db.transaction().execute((tx) => follow(tx, parts, step)));
  }
  return true;
}

/** After its buyer did something about it: they see at once what that came to. */
export async function followLot(parts: Omit<SettleParts, 'log'>, lotId: LotId): Promise<void> {
  await parts.db.transaction().execute(async (tx) => {
    await lockClosedLot(tx, lotId);
    const sale = (await findSalesOf(tx, lotId)).findLast(({ pay_by }) => pay_by !== null);
    if (sale) await follow(tx, parts, { saleId: sale.id, lotId });
  });
}

async function follow(
  tx: Parameters<typeof lockClosedLot>[0],
  { payments, clock }: SettlingParts,
  { saleId, lotId }: { saleId: LotSaleId; lotId: LotId },
): Promise<OpenAct | null> {
  const [lot, sale] = await Promise.all([lockClosedLot(tx, lotId), findSale(tx, saleId)]);
  return lot && sale ? followSale({ tx, lot, payments, now: clock.now() }, sale) : null;
}
