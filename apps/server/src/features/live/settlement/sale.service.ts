import type { CheckoutId } from '@souk/shared/ids.ts';
import {
  nextReminder,
  payWithinMs,
  remindersPassed,
  type SaleEnding,
} from '@souk/shared/live/settlement/rules.ts';
import type { WonHindrance } from '@souk/shared/money/checkout/rules.ts';
import { isSpent } from '@souk/shared/money/coupons/rules.ts';
import type { MissedCoupon } from '@souk/shared/money/coupons/schema.ts';
import { leaseAct, type OpenAct } from '../../../platform/acts/index.ts';
import {
  chargeWon,
  endWon,
  findOrderOfWon,
  hindranceOfWon,
  lockWon,
  type OrderOfWon,
  openWon,
  payCheckout,
  undoWon,
  waitForWon,
} from '../../money/checkout/index.ts';
import { lockOrder, sendTogether } from '../../money/orders/index.ts';
import {
  addStrike,
  beginCharging,
  findPaidTogether,
  hasMovedAway,
  isEarlierCharged,
  isSuspended,
  type SaleRow,
  updateSale,
} from './sales.repo.ts';
import { findRunnerUp, leaveUnsold, offerTo } from './second-chance.service.ts';
import { showSettlement } from './settlement.live.ts';
import { type Charging, type Settling, wonBy } from './settling.ts';
import {
  tellCalledOff,
  tellCouponMissed,
  tellDeclined,
  tellHindered,
  tellNotPaid,
  tellReminder,
  tellUnpaid,
} from './telling.service.ts';
import { dropSpent, keptForSale } from './win-coupon.service.ts';

const SECOND_MS = 1_000;
const LOOK_AGAIN_MS = {
  charging: 5 * SECOND_MS,
  unpaid: 10 * SECOND_MS,
  arranged: 60 * SECOND_MS,
  show: 30 * SECOND_MS,
};
// The first charge says what the rest costs to send; nobody waits for it longer than this.
const WAIT_FOR_EARLIER_MS = 20 * SECOND_MS;

/**
 * Does what a sale waits for, and says when to look again. What it gives back is to be asked of the provider, once this
 * is committed. Done twice it is the same.
 */
export async function followSale(at: Charging, sale: SaleRow): Promise<OpenAct | null> {
  switch (sale.state) {
    case 'won':
      return charge(at, sale);
    case 'charging':
    case 'failed':
    case 'offered':
      await lookAtPayment(at, sale);
      return null;
    case 'over':
      await goOn(at, sale);
      return null;
    case 'paid':
      await updateSale(at.tx, sale.id, { due_at: null });
      return null;
  }
}

/** The order is written down and the default card asked, while its owner may be away. */
async function charge(at: Charging, sale: SaleRow): Promise<OpenAct | null> {
  const { tx, lot, now, payments } = at;
  const since = new Date(now.getTime() - WAIT_FOR_EARLIER_MS);
  if (await isEarlierCharged(tx, { saleId: sale.id, since })) {
    await updateSale(tx, sale.id, { due_at: new Date(now.getTime() + SECOND_MS / 2) });
    return null;
  }
  if (lot.isCalledOff) {
    await lapse(at, sale, 'cancelled');
    return null;
  }
  // Their card may be stolen; what was charged before stands.
  if (await isSuspended(tx, sale.buyer_id)) {
    await lapse(at, sale, 'suspended');
    return null;
  }
  const expiresAt = new Date(now.getTime() + payWithinMs(lot.inShow));
  const coupon = await keptForSale(tx, lot, sale);
  const checkout = await openWon(tx, { ...wonBy(lot, sale), expiresAt, coupon }, now);
  const { begun, missed } = await chargeWon(tx, checkout, payments, now);
  if (missed) await leaveOutKept(at, sale, missed);
  const lookAt = new Date(now.getTime() + LOOK_AGAIN_MS.charging);
  const charging = await beginCharging(tx, { id: sale.id, checkoutId: checkout.id, lookAt });
  if (begun) return leaseAct(tx, payCheckout(payments), { actor: sale.buyer_id, begun, now });
  await askForAnother(at, charging);
  return null;
}

/** They are told once, unless another win of theirs may be what it is for. */
async function leaveOutKept({ tx, lot, now }: Charging, sale: SaleRow, { code, reason }: MissedCoupon) {
  await tellCouponMissed(tx, lot, sale, { code, now });
  if (isSpent(reason)) await dropSpent(tx, lot, sale, code);
}

async function lookAtPayment(at: Charging, sale: SaleRow): Promise<void> {
  const { tx, now } = at;
  const [checkout, order] = await Promise.all([
    lockWon(tx, checkoutOf(sale)),
    findOrderOfWon(tx, checkoutOf(sale)),
  ]);
  if (!checkout) throw new Error(`sale ${sale.id} has lost its checkout`);
  if (order?.paid_at) return settle(at, sale);
  if (order?.state === 'cancelled') return giveUp(at, sale, order);
  if (checkout.state === 'open' && at.lot.isCalledOff) return lapse(at, sale, 'cancelled');
  // Who is suspended can use no other card: nobody waits for one.
  if (checkout.state === 'open' && (await isSuspended(tx, sale.buyer_id)))
    return lapse(at, sale, 'suspended');
  if (checkout.state === 'open' && sale.state === 'charging') return askForAnother(at, sale);
  if (checkout.state === 'open' && sale.pay_by) {
    if (sale.pay_by <= now) {
      const hindrance = await hindranceOfWon(tx, checkout, { ...at.payments, now });
      return lapse(at, sale, 'not-paid', hindrance);
    }
    return remind(at, sale, sale.pay_by);
  }
  const { charging, arranged } = LOOK_AGAIN_MS;
  const wait = checkout.state === 'paying' ? charging : arranged;
  await updateSale(tx, sale.id, { due_at: new Date(now.getTime() + wait) });
}

/** Its shop was never paid. Should that say now that it was, one of the two comes first. */
async function giveUp(at: Settling, sale: SaleRow, { id, cancelledBy }: OrderOfWon): Promise<void> {
  const order = await lockOrder(at.tx, id);
  if (order?.paid_at) return settle(at, sale);
  await undoWon(at.tx, checkoutOf(sale), at.now);
  const isSellers = cancelledBy === 'seller' || at.lot.isCalledOff;
  await lapse(at, sale, isSellers ? 'cancelled' : 'not-paid');
}

/** What was charged, by who asked the card: false where it is not paid, and something else follows. */
export async function settleCharged(at: Settling, sale: SaleRow): Promise<boolean> {
  if (sale.state !== 'charging') return false;
  const [, order] = await Promise.all([
    lockWon(at.tx, checkoutOf(sale)),
    findOrderOfWon(at.tx, checkoutOf(sale)),
  ]);
  if (!order?.paid_at) return false;
  await settle(at, sale);
  return true;
}

async function settle(at: Settling, sale: SaleRow): Promise<void> {
  const { tx, lot, now } = at;
  await updateSale(tx, sale.id, { state: 'paid', pay_by: null, due_at: null, ended_at: now });
  await showSettlement(tx, lot, 'paid', { sale, now });
  if (!lot.showId) return;
  const { showId, shopId } = lot;
  const checkouts = await findPaidTogether(tx, { showId, shopId }, sale.buyer_id);
  const orders = await Promise.all(checkouts.map((id) => findOrderOfWon(tx, id)));
  await sendTogether(
    tx,
    orders.flatMap((order) => order?.id ?? []),
    now,
  );
}

/**
 * No card, a declined one, or one whose bank would ask its owner: they have time to use another. As much for what cannot
 * be sent to them: they may have another address.
 */
async function askForAnother(at: Charging, sale: SaleRow): Promise<void> {
  const { tx, lot, now } = at;
  const payBy = new Date(now.getTime() + payWithinMs(lot.inShow));
  const checkout = await waitForWon(tx, checkoutOf(sale), payBy);
  const reminders = remindersPassed(payBy, now);
  const due_at = soonest(nextReminder(payBy, reminders), now);
  await updateSale(tx, sale.id, { state: 'failed', pay_by: payBy, reminders, due_at });
  await showSettlement(tx, lot, 'failed', { sale, payBy, now });
  if (await hindranceOfWon(tx, checkout, { ...at.payments, now })) await tellHindered(tx, lot, sale, now);
  else await tellDeclined(tx, lot, sale, now);
}

async function remind({ tx, lot, now }: Settling, sale: SaleRow, payBy: Date): Promise<void> {
  const reminders = remindersPassed(payBy, now);
  await updateSale(tx, sale.id, { reminders, due_at: soonest(nextReminder(payBy, reminders), now) });
  if (reminders > sale.reminders) await tellReminder(tx, lot, sale, now);
}

/** They may pay at the checkout as well, which knows nothing of the sale. */
const soonest = (at: Date, now: Date): Date =>
  new Date(Math.min(at.getTime(), now.getTime() + LOOK_AGAIN_MS.unpaid));

/**
 * The piece is the lot's again. A winner who did not pay gets a strike; the next bidder does not, nor someone the shop no
 * longer sends to, nor someone suspended. Nobody bids without an address that the shop sends to: a winner without one
 * removed it, or moved.
 */
export async function lapse(
  at: Settling,
  sale: SaleRow,
  ending: SaleEnding,
  hindrance: WonHindrance | null = null,
): Promise<void> {
  const { tx, lot, now } = at;
  const checkout = sale.checkout_id && (await lockWon(tx, sale.checkout_id));
  const open = checkout && checkout.state === 'open' ? checkout : null;
  const isHindered = await isHinderedBy(at, sale, hindrance);
  if (open) await endWon(tx, open, now);
  const over = await updateSale(tx, sale.id, {
    ...{ state: 'over', ending, pay_by: null, due_at: null, ended_at: now },
  });
  await showSettlement(tx, lot, 'failed', { sale: null, now });
  if (sale.state !== 'offered' && sale.round === 1 && ending === 'not-paid') {
    if (!isHindered) await addStrike(tx, lot.id, sale.buyer_id, now);
    await tellNotPaid(tx, lot, over, { isHindered, now });
  }
  if (ending === 'suspended') await tellUnpaid(tx, lot, now);
  if (ending === 'cancelled' && lot.isCalledOff) await tellCalledOff(tx, lot, over, now);
  await goOn(at, over);
}

/** By something that is not of their own doing. */
async function isHinderedBy(
  { tx, lot }: Settling,
  { buyer_id }: SaleRow,
  hindrance: WonHindrance | null,
): Promise<boolean> {
  if (hindrance === null || hindrance === 'address-missing') return false;
  return hindrance === 'payment-missing' || !(await hasMovedAway(tx, lot, buyer_id));
}

/** In a show its host says what is next; else the runner-up is asked, once. */
async function goOn(at: Settling, sale: SaleRow): Promise<void> {
  const { tx, lot, now } = at;
  if (lot.isFixed && lot.settlement !== 'unsold') {
    await updateSale(tx, sale.id, { due_at: null });
    return leaveUnsold(at);
  }
  const isDecided = lot.settlement === 'unsold';
  const due_at = lot.inShow && !isDecided ? new Date(now.getTime() + LOOK_AGAIN_MS.show) : null;
  await updateSale(tx, sale.id, { due_at });
  if (lot.inShow || isDecided) return;
  const isUnpaid = sale.ending === 'not-paid' || sale.ending === 'suspended';
  const next = sale.round === 1 && isUnpaid && !lot.isCalledOff ? await findRunnerUp(tx, lot, now) : null;
  if (next && next.amount >= (lot.reserve ?? 0)) await offerTo(at, next);
  else await leaveUnsold(at);
}

function checkoutOf({ id, checkout_id }: SaleRow): CheckoutId {
  if (!checkout_id) throw new Error(`sale ${id} has no checkout yet`);
  return checkout_id;
}
