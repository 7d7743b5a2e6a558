import type { CardId, OrderId, ShopId, VariantId } from '@souk/shared/ids.ts';
import { type CouponBody, couponBody } from '@souk/shared/money/coupons/schema.ts';
import { askToCancelBody, refundBody } from '@souk/shared/money/orders/schema.ts';
import { bankAccountBody } from '@souk/shared/money/payouts/schema.ts';
import { addCoupon } from '../../features/money/coupons/coupon.service.ts';
import { askToCancel, cancelOrder, giveRefund } from '../../features/money/orders/cancel.service.ts';
import { confirmDelivery, packOrder } from '../../features/money/orders/life.service.ts';
import { shipOrder } from '../../features/money/orders/parcel.service.ts';
import { saveBankAccount } from '../../features/money/payouts/bank-account.service.ts';
import { moveToWallet } from '../../features/money/payouts/to-wallet.service.ts';
import { returnTopUps } from '../../features/money/wallet/wallet-refund.service.ts';
import { idOf } from '../../platform/ids.ts';
import type { UserCtx } from '../../platform/session/actor.ts';
import { problemSteps } from './problems.ts';
import type { Sale } from './sales.ts';
import type { Shelf } from './shelf.ts';
import type { Trading } from './trading.ts';

/** What a person did, so many hours before the world was made. */
export interface Happening {
  hoursAgo: number;
  happens(): Promise<unknown>;
}

const DAY = 24;
const usd = (amount: number) => ({ amount, currency: 'USD' });

interface Buyer {
  ctx: UserCtx;
  cardId: CardId;
}

export interface Cast {
  buyer(handle: string): Buyer;
  /** The owner of that shop. */
  keeper(slug: string): UserCtx;
  shopOf(slug: string): ShopId;
}

/** An order on its way from its buyer's click to wherever it has come. */
export function orderHappenings(trading: Trading, cast: Cast, shelf: Shelf, sale: Sale): Happening[] {
  const { paid, packs, ships, arrives, refunds, cancels, asksToCancel, problem } = sale;
  const { ctx, cardId } = cast.buyer(sale.buyer);
  const keeper = cast.keeper(sale.shop);
  let id: OrderId;
  const later = (after: number | undefined, happens: () => Promise<unknown>): Happening[] =>
    after === undefined || after > paid ? [] : [{ hoursAgo: paid - after, happens }];
  return [
    {
      hoursAgo: paid,
      async happens() {
        const variantId = shelf.take(sale.shop, sale.titles, sale.quantity);
        id = await trading.buy(ctx, cardId, { ...sale, variantId });
      },
    },
    ...later(packs, () => trading.within(keeper, (own) => packOrder(own, id, ''))),
    ...later(ships?.after, () =>
      trading.within(keeper, (own) =>
        shipOrder(own, id, { tracking: trackingOf(ships), lines: null, note: '' }),
      ),
    ),
    ...later(arrives, () => trading.within(ctx, (own) => confirmDelivery(own, id))),
    ...later(asksToCancel?.after, () =>
      trading.within(ctx, (own) =>
        askToCancel(own, id, askToCancelBody.parse({ reason: asksToCancel?.reason })),
      ),
    ),
    ...(problem ? problemSteps(problem, { trading, buyer: ctx, shop: keeper, order: () => id }) : []).flatMap(
      ({ after, happens }) => later(after, happens),
    ),
    ...later(cancels?.after, () =>
      trading.within(keeper, (own) => cancelOrder(own, id, cancels?.reason ?? '')),
    ),
    ...later(refunds?.after, () => {
      const of = refunds?.amount ? { kind: 'amount', amount: usd(refunds.amount) } : { kind: 'all' };
      const body = refundBody.parse({ of, reason: refunds?.reason });
      return trading.within(keeper, (own) => giveRefund(own, id, body));
    }),
  ];
}

const trackingOf = (ships: Sale['ships']) =>
  ships ? { carrier: ships.carrier, number: ships.number } : null;

/** What the demo seller does with what she earns, and to sell more. */
export function sellerHappenings(trading: Trading, seller: UserCtx, shopId: ShopId, now: Date): Happening[] {
  const bank = { holder: 'Amina Haddad', country: 'US', number: '000123456789', routing: '110000000' };
  const tenPercent: CouponBody = {
    code: 'TEATIME',
    worth: { kind: 'percentage', basisPoints: 1_000 },
    usesPerPerson: null,
  };
  const freeShipping: CouponBody = {
    code: 'SAFI-FREE',
    worth: { kind: 'free-shipping' },
    leastAmount: usd(10_000),
    uses: 50,
    endsAt: new Date(now.getTime() + 60 * DAY * 3_600_000).toISOString(),
  };
  const add = (coupon: CouponBody) => addCoupon(seller, shopId, couponBody.parse(coupon));
  return [
    { hoursAgo: 59 * DAY, happens: () => saveBankAccount(seller, bankAccountBody.parse(bank)) },
    { hoursAgo: 59 * DAY, happens: () => add(tenPercent) },
    { hoursAgo: 12 * DAY, happens: () => add(freeShipping) },
    { hoursAgo: 30 * DAY, happens: () => trading.payOut(seller, shopId, 1) },
    {
      hoursAgo: 17 * DAY,
      happens: () => trading.within(seller, (own) => moveToWallet(own, shopId, usd(4_000))),
    },
    { hoursAgo: 16 * DAY, happens: () => trading.payOut(seller, shopId, 1) },
    { hoursAgo: 21, happens: () => trading.payOut(seller, shopId, 0.6) },
  ];
}

/** Two seats that the demo buyer has for an evening to come. */
export function ticketHappenings(trading: Trading, { ctx, cardId }: Buyer): Happening[] {
  const variantId = idOf<VariantId>('ticket:event:halden-moor/Throw your first bowl/0');
  return [{ hoursAgo: 3 * DAY, happens: () => trading.buy(ctx, cardId, { variantId, quantity: 2 }) }];
}

/** The market asks after what banks took back, long enough ago that some of what was earned since waits for more of it. */
export const chargebackHappenings = (trading: Trading): Happening[] => [
  { hoursAgo: 6 * DAY, happens: () => trading.hearOfChargebacks() },
];

/** What the demo buyer keeps in her wallet. */
export function walletHappenings(trading: Trading, { ctx, cardId }: Buyer): Happening[] {
  return [
    { hoursAgo: 33 * DAY, happens: () => trading.topUp(ctx, cardId, usd(5_000)) },
    { hoursAgo: 10 * DAY, happens: () => trading.topUp(ctx, cardId, usd(2_500)) },
    {
      hoursAgo: 6 * DAY,
      happens: () => trading.within(ctx, (own) => returnTopUps(own, usd(2_000))),
    },
  ];
}
