import type { LotSaleId, UserId } from '@souk/shared/ids.ts';
import {
  answerWithinMs,
  nextReminder,
  remindersPassed,
  runnerUpOf,
} from '@souk/shared/live/settlement/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { guardSpending, isOwnLimit } from '../../identity/self-limits/index.ts';
import { leaveOutRefused, openWon } from '../../money/checkout/index.ts';
import { committedSince } from '../../money/orders/index.ts';
import { releaseForLots } from '../../money/stock/index.ts';
import { findEntries, findUnwanted } from '../auctions/index.ts';
import { isChargedAtOnce } from './next-bidder.repo.ts';
import { type ClosedLot, findBiddersOf, findSalesOf, insertSales, type SaleRow } from './sales.repo.ts';
import { showSettlement } from './settlement.live.ts';
import { type Settling, wonBy } from './settling.ts';
import { tellSecondChance, tellUnsold } from './telling.service.ts';
import { keptForSale } from './win-coupon.service.ts';

export interface RunnerUp {
  userId: UserId;
  handle: string;
  /** Their own highest bid; of who led to the end, the price. */
  amount: number;
}

/** Who bid most of those who were not asked yet and can buy still, and whom its seller has not refused since. */
export async function findRunnerUp(db: Db, lot: ClosedLot, now: Date): Promise<RunnerUp | null> {
  const asked = new Set((await findSalesOf(db, lot.id)).map(({ buyer_id }) => buyer_id));
  const bidders = await findBiddersOf(db, lot.id, now);
  const there = bidders.filter(({ userId, isThere }) => isThere && !asked.has(userId));
  const ids = there.map(({ userId }) => userId);
  const unwanted = await findUnwanted(db, lot.id, ids);
  const left = there.filter(({ userId }) => !unwanted.has(userId));
  const others = new Set(bidders.filter((one) => !left.includes(one)).map(({ number }) => number));
  const best = runnerUpOf(await findEntries(db, lot.id), others);
  const bidder = best && left.find(({ number }) => number === best.bidder);
  if (!bidder) return null;
  const { userId, handle } = bidder;
  // Nobody bid up to what a leader would pay at most: that stays theirs alone.
  const hasLed = lot.state === 'passed' && userId === lot.leaderId;
  return { userId, handle, amount: hasLed ? lot.price : best.amount };
}

/** Who led a lot, if they can buy still. */
export async function findLeaderThere(db: Db, lot: ClosedLot, now: Date): Promise<UserId | null> {
  const bidders = await findBiddersOf(db, lot.id, now);
  return bidders.find(({ userId, isThere }) => userId === lot.leaderId && isThere)?.userId ?? null;
}

/** A runner-up is asked whether they still want a lot; its piece is held for them meanwhile. */
export async function offerTo(
  at: Settling,
  { userId, amount }: Pick<RunnerUp, 'userId' | 'amount'>,
): Promise<SaleRow> {
  const { tx, lot, now } = at;
  const payBy = new Date(now.getTime() + answerWithinMs(lot.inShow));
  const reminders = remindersPassed(payBy, now);
  const round = (await findSalesOf(tx, lot.id)).length + 1;
  const coupon = await keptForSale(tx, lot, { buyer_id: userId, round, created_at: now });
  const won = wonBy(lot, { buyer_id: userId, amount });
  const checkout = await openWon(tx, { ...won, expiresAt: payBy, coupon }, now);
  await leaveOutRefused(tx, checkout, now);
  const [sale] = await insertSales(tx, [
    {
      ...{ id: newId<LotSaleId>(now.getTime()), lot_id: lot.id, round, buyer_id: userId, amount },
      ...{ state: 'offered', ending: null, checkout_id: checkout.id, pay_by: payBy, reminders },
      ...{ due_at: nextReminder(payBy, reminders), created_at: now, ended_at: null },
    },
  ]);
  if (!sale) throw new Error(`lot ${lot.id} was not offered`);
  await showSettlement(tx, lot, 'second-chance', { sale: null, offer: sale, payBy, now });
  await tellSecondChance(tx, lot, sale, now);
  return sale;
}

/** In a show who is next after a sale that came to nothing may have chosen to be charged at once; others are asked. */
export async function turnTo(at: Settling, next: RunnerUp): Promise<SaleRow> {
  const { showId, inShow, state } = at.lot;
  const isAfterSale = inShow && showId !== null && state === 'sold';
  const isChosen = isAfterSale && (await isChargedAtOnce(at.tx, showId, next.userId));
  return isChosen && (await isWithinOwnLimits(at, next)) ? sellTo(at, next) : offerTo(at, next);
}

/** They were asked about their bid, but it has not bound them since, and they may have spent it elsewhere. */
export async function isWithinOwnLimits(
  { tx, lot, now }: Settling,
  { userId, amount }: Pick<RunnerUp, 'userId' | 'amount'>,
): Promise<boolean> {
  try {
    await guardSpending(tx, userId, { amount, currency: lot.currency }, now, committedSince(lot.id));
    return true;
  } catch (error) {
    if (isOwnLimit(error)) return false;
    throw error;
  }
}

/** Their card is asked as that of who won was. */
async function sellTo({ tx, lot, now }: Settling, { userId, amount }: RunnerUp): Promise<SaleRow> {
  const round = (await findSalesOf(tx, lot.id)).length + 1;
  const [sale] = await insertSales(tx, [
    {
      ...{ id: newId<LotSaleId>(now.getTime()), lot_id: lot.id, round, buyer_id: userId, amount },
      ...{ state: 'won', ending: null, checkout_id: null, pay_by: null, due_at: now, created_at: now },
      ended_at: null,
    },
  ]);
  if (!sale) throw new Error(`lot ${lot.id} was not sold to the next bidder`);
  await showSettlement(tx, lot, 'charging', { sale, now });
  return sale;
}

/** Nobody buys it: the piece goes back on the shelf, and its seller says what is next. */
export async function leaveUnsold({ tx, lot, now }: Settling): Promise<void> {
  await showSettlement(tx, lot, 'unsold', { sale: null, now });
  await releaseForLots(tx, [lot.id], now);
  await tellUnsold(tx, lot, now);
}
