import { createHash, randomUUID } from 'node:crypto';
import type { ReadAddress } from '@souk/shared/identity/addresses/schema.ts';
import type { CardId, OrderId, SessionId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Checkout, CheckoutChange } from '@souk/shared/money/checkout/schema.ts';
import type { PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Kysely } from 'kysely';
import { addAddress } from '../../features/identity/addresses/address.service.ts';
import { addCard } from '../../features/money/cards/card.service.ts';
import { askingChargebacks } from '../../features/money/chargebacks/index.ts';
import { changeCheckout } from '../../features/money/checkout/checkout.service.ts';
import { openCheckout } from '../../features/money/checkout/open.service.ts';
import { payCheckout } from '../../features/money/checkout/pay.act.ts';
import { moneyWork, openCards } from '../../features/money/index.ts';
import { changeSchedule, getOverview } from '../../features/money/payouts/overview.service.ts';
import { payingOut } from '../../features/money/payouts/payout.act.ts';
import { topUpAct } from '../../features/money/wallet/top-up.act.ts';
import { performOnce } from '../../platform/acts/act-once.ts';
import { type Act, finishOpenActs } from '../../platform/acts/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/logging/log.ts';
import type { SandboxHere } from '../../platform/payments/index.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { UserCtx } from '../../platform/session/actor.ts';

export interface TradeParts extends SandboxHere {
  db: Kysely<Tables>;
  secrets: Secrets;
  log: Log;
}

interface Purchase {
  variantId: VariantId;
  quantity: number;
  coupon?: string | undefined;
  credit?: boolean | undefined;
  atPickup?: boolean | undefined;
  note?: string | undefined;
}

export interface Trading {
  /** The market as a signed-in person uses it. */
  as(userId: UserId, own?: { shopId?: ShopId; sessionId?: SessionId }): UserCtx;
  /** A card as a browser gives it to the provider. */
  keepCard(ctx: UserCtx, number: string): Promise<CardId>;
  keepAddress(ctx: UserCtx, address: ReadAddress): Promise<void>;
  buy(ctx: UserCtx, cardId: CardId, purchase: Purchase): Promise<OrderId>;
  topUp(ctx: UserCtx, cardId: CardId, amount: Money): Promise<void>;
  /** What banks took back, as the provider says it when it is asked. */
  hearOfChargebacks(): Promise<void>;
  schedulePayouts(ctx: UserCtx, shopId: ShopId, schedule: PayoutSchedule): Promise<void>;
  /** That share of what is ready. */
  payOut(ctx: UserCtx, shopId: ShopId, share: number): Promise<void>;
  /** What a use case does in the transaction of its call. */
  within(ctx: UserCtx, act: (ctx: UserCtx) => Promise<unknown>): Promise<void>;
  /** What a worker does about orders, payouts and what the provider is asked for. */
  work(): Promise<void>;
}

/** The use cases of money, as people call them, at the time of this clock. */
export function openTrading({ db, secrets, log, provider }: TradeParts, clock: Clock): Trading {
  const payments = openCards({ clock, payments: provider });
  const { acts, jobs } = moneyWork({ db, clock, secrets, payments: provider });
  const hearing = askingChargebacks(provider);
  const byClock = jobs.filter(({ name }) => doneByClock.has(name)) as Job[];

  async function perform<Input, Begun extends object, Outcome, Body>(
    ctx: UserCtx,
    act: Act<Input, Begun, Outcome, Body>,
    input: Input,
  ): Promise<Body> {
    const key = randomUUID();
    const call = { key, hash: createHash('sha256').update(key).digest() };
    const { answer } = await performOnce(ctx, call, act, input, log);
    if (answer.status >= 400) throw new Error(`${act.name} was refused: ${JSON.stringify(answer.answer)}`);
    return answer.answer as Body;
  }

  return {
    as: (
      userId,
      {
        shopId = null,
        sessionId = newId<SessionId>(),
      }: { shopId?: ShopId | null; sessionId?: SessionId } = {},
    ) => ({
      ...{ db, clock, secrets },
      actor: {
        ...{ kind: 'user', userId, sessionId, shopId, role: 'member' },
        ...{ muted: false, suspended: false, confirmedAt: clock.now() },
      },
    }),

    async keepCard(ctx, number) {
      const answer = await fetch(`${provider.cardOrigin}/v1/payment_methods`, {
        method: 'POST',
        body: new URLSearchParams({
          type: 'card',
          'card[number]': number,
          'card[exp_month]': '9',
          'card[exp_year]': String(new Date().getFullYear() + 3),
          'card[cvc]': '123',
        }),
        headers: { authorization: `Bearer ${provider.publishableKey}` },
      });
      const { id } = (await answer.json()) as { id: string };
      return (await addCard(ctx, provider, { paymentMethod: id }))._id;
    },

    async keepAddress(ctx, address) {
      await addAddress(ctx, address);
    },

    async buy(ctx, cardId, { variantId, quantity, coupon, credit = false, atPickup = false, note }) {
      const opened = await db
        .transaction()
        .execute((tx) => openCheckout({ ...ctx, db: tx }, { from: 'product', variantId, quantity }));
      const notes = note && opened.shops.map(({ shop }) => ({ shopId: shop._id, note }));
      const checkout = await changeCheckout(ctx, opened._id, {
        credit,
        ...(coupon && { coupon }),
        ...(notes && { notes }),
        ...(atPickup && fetched(opened)),
      });
      const { _id: checkoutId, seen } = checkout;
      const paid: Checkout = await perform(ctx, payCheckout(payments), {
        ...{ checkoutId, seen },
        cardId: atPickup ? null : cardId,
      });
      const order = paid.shops[0]?.order;
      if (paid.state !== 'paid' || !order) throw new Error(`not paid: ${JSON.stringify(paid.troubles)}`);
      return order._id;
    },

    async topUp(ctx, card, amount) {
      await perform(ctx, topUpAct(payments), { amount, card });
    },

    async hearOfChargebacks() {
      await hearing.run({ db, clock, log }, {});
    },

    async schedulePayouts(ctx, shopId, schedule) {
      await changeSchedule(ctx, provider, shopId, schedule);
    },

    async payOut(ctx, shopId, share) {
      const [own] = (await getOverview(ctx, provider, shopId)).balances;
      if (!own) throw new Error('a shop has a balance in its own currency');
      const amount = { ...own.available, amount: Math.floor(own.available.amount * share) };
      await perform(ctx, payingOut({ db, clock, secrets, provider }), { shopId, amount });
    },

    async within(ctx, act) {
      await db.transaction().execute((tx) => act({ ...ctx, db: tx }));
    },

    async work() {
      for (const job of byClock) await job.run({ db, clock, log }, {});
      await finishOpenActs({ db, clock, log }, acts);
    },
  };
}

/** Everything is fetched from its shops, and paid there. */
const fetched = ({ shops }: Checkout): CheckoutChange => ({
  ways: shops.map(({ shop }) => ({ shopId: shop._id, way: 'pickup' })),
  delivery: shops.flatMap(({ parcels }) =>
    parcels.map(({ profileId, choices }) => {
      const method = choices.find(({ kind }) => kind === 'pickup');
      if (!method) throw new Error('nothing can be fetched there');
      return { profileId, methodId: method.methodId };
    }),
  ),
});

const doneByClock = new Set([
  'orders-arriving',
  'orders-completing',
  'scheduled-payouts',
  'asking-after-payouts',
]);
