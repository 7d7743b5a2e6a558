import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { refunded, saleCaptured, tipCaptured } from '@souk/shared/money/ledger/sale.ts';
import * as shops from '@souk/shared/money/ledger/shop-money.ts';
import { tipGiven } from '@souk/shared/money/ledger/tip.ts';
import * as wallets from '@souk/shared/money/ledger/wallet.ts';
import fc from 'fast-check';
import { type Entry, ofShop } from '../features/money/ledger/index.ts';
import { entryOf } from './ledger.fixture.ts';
import { type ModelTip, partOfTip } from './tip-model.fixture.ts';

/** What a simple bookkeeper knows: who has how much in all, and not how a shop's part of it is kept. */
export interface Model {
  wallet: number;
  held: number;
  onTheWayBack: number;
  shop: number;
  /** What was paid for each order and not refunded. */
  paid: Record<string, number>;
  /** Out of the wallet. */
  tips: ModelTip[];
  booked: Entry[];
}

export const emptyModel = (): Model => ({
  wallet: 0,
  held: 0,
  onTheWayBack: 0,
  shop: 0,
  paid: {},
  tips: [],
  booked: [],
});

/** One person with a shop, who buys there too. */
export interface World {
  userId: UserId;
  shopId: ShopId;
  currency: string;
  orders: readonly string[];
}

export interface Step {
  kind: Entry['kind'];
  postings: Entry['postings'];
  change?: Partial<Pick<Model, 'wallet' | 'held' | 'onTheWayBack' | 'shop'>> & { paid?: number };
  /** Of no order. */
  tips?: ModelTip[];
}

interface Input extends World {
  amount: number;
  held: number;
  percent: number;
  paid: number;
}

const commands: Record<string, (input: Input, model: Model) => Step> = {
  'top-up': ({ userId, amount }) => ({
    kind: 'top-up',
    postings: wallets.toppedUp(userId, amount),
    change: { wallet: amount },
  }),
  'return top-up': ({ userId, amount }) => ({
    kind: 'top-up-returned',
    postings: wallets.topUpReturned(userId, amount),
    change: { wallet: -amount, onTheWayBack: amount },
  }),
  hold: ({ userId, amount }) => ({
    kind: 'wallet-held',
    postings: wallets.walletHeld(userId, amount),
    change: { wallet: -amount, held: amount },
  }),
  release: ({ userId, amount }, model) => {
    const back = Math.min(amount, model.held);
    return {
      kind: 'wallet-released',
      postings: wallets.walletReleased(userId, back),
      change: { wallet: back, held: -back },
    };
  },
  sale: (input, model) => sale('sale', input, Math.min(input.held, model.held)),
  tip: (input, model) => sale('tip', input, Math.min(input.held, model.held)),
  'tip from wallet': ({ shopId, userId, amount, percent }, { tips }) => {
    const commission = Math.floor((amount * percent) / 100);
    const paymentFee = Math.min(30, amount - commission);
    const tip = { amount, commission, paymentFee, waits: percent % 2 === 0 };
    return {
      kind: 'tip',
      postings: ofShop(shopId, tipGiven, { ...tip, fromId: userId }),
      change: { wallet: -amount, shop: amount - commission - paymentFee },
      tips: [...tips, { ...tip, returned: 0, commissionReturned: 0 }],
    };
  },
  'tip comes back': (input, { tips }) => partOfTip(input, tips, 'back'),
  'tip is given again': (input, { tips }) => partOfTip(input, tips, 'again'),
  refund: ({ shopId, userId, amount, percent, paid }) => {
    const whole = Math.min(amount, paid);
    const wallet = Math.floor((whole * percent) / 100);
    const commission = Math.floor((whole * percent) / 200);
    const to = { card: whole - wallet, wallet, taken: 0 };
    const parts = { buyerId: userId, to, commission, paymentFee: 0, tax: 0, discount: 0 };
    return {
      kind: 'refund',
      postings: ofShop(shopId, refunded, parts),
      change: { wallet, onTheWayBack: to.card, shop: commission - whole, paid: -whole },
    };
  },
  'refund arrives': ({ amount }, model) => {
    const sent = Math.min(amount, model.onTheWayBack);
    return { kind: 'refund-settled', postings: wallets.refundSettled(sent), change: { onTheWayBack: -sent } };
  },
  'refund stays': ({ userId, amount }, model) => {
    const kept = Math.min(amount, model.onTheWayBack);
    return {
      kind: 'refund-kept',
      postings: wallets.backInWallet(userId, kept),
      change: { wallet: kept, onTheWayBack: -kept },
    };
  },
  mature: ({ shopId, held }) => ({
    kind: 'matured',
    postings: ofShop(shopId, shops.matured, { withheld: held }),
  }),
  freeze: ({ shopId, amount }) => ({ kind: 'frozen', postings: ofShop(shopId, shops.frozen, amount) }),
  unfreeze: ({ shopId, percent }) => ({
    kind: 'unfrozen',
    postings: ofShop(shopId, shops.unfrozen, percent < 50 ? 'pending' : 'available'),
  }),
  'keep back': ({ shopId, amount }) => ({
    kind: 'reserve-kept',
    postings: ofShop(shopId, shops.reserveKept, amount),
  }),
  'free reserve': ({ shopId, amount }) => ({
    kind: 'reserve-freed',
    postings: ofShop(shopId, shops.reserveFreed, amount),
  }),
  payout: ({ shopId, amount }) => ({ kind: 'payout', postings: ofShop(shopId, shops.payoutBegun, amount) }),
  'payout arrives': ({ shopId, amount }) => ({
    kind: 'payout-settled',
    postings: shops.payoutSettled(shopId, amount),
    change: { shop: -amount },
  }),
  'payout fails': ({ shopId, amount }) => ({
    kind: 'payout-failed',
    postings: ofShop(shopId, shops.payoutFailed, amount),
  }),
  'payout comes back': ({ shopId, amount }) => ({
    kind: 'payout-failed',
    postings: ofShop(shopId, shops.payoutReturned, amount),
    change: { shop: amount },
  }),
  'to wallet': ({ shopId, userId, amount }) => ({
    kind: 'to-wallet',
    postings: ofShop(shopId, shops.toOwnersWallet, { ownerId: userId, amount }),
    change: { shop: -amount, wallet: amount },
  }),
};

function sale(kind: 'sale' | 'tip', { shopId, amount, percent }: Input, held: number): Step {
  const commission = Math.floor((amount * percent) / 100);
  const parts = { paid: { card: amount, held }, commission, paymentFee: 30, tax: percent, discount: percent };
  return {
    kind,
    postings:
      kind === 'sale'
        ? ofShop(shopId, saleCaptured, parts)
        : ofShop(shopId, tipCaptured, { ...parts, waits: percent < 50 }),
    change: { held: -held, shop: amount + held - commission - 30, paid: kind === 'sale' ? amount + held : 0 },
  };
}

const amount = fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 2 ** 40 }));

export const command = fc.record({
  what: fc.constantFrom(...Object.keys(commands), 'again'),
  order: fc.nat(3),
  percent: fc.integer({ min: 0, max: 100 }),
  held: amount,
  amount,
});
export type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

/** The entry of a command, and what it changes where it is booked. */
export function plan(model: Model, world: World, { what, order, ...input }: Command): [Entry, Step] | null {
  const orderId = world.orders[order] ?? '';
  if (what === 'again') {
    const entry = model.booked[input.amount % Math.max(1, model.booked.length)];
    return entry ? [entry, entry] : null;
  }
  const step = commands[what]?.({ ...world, ...input, paid: model.paid[orderId] ?? 0 }, model);
  if (!step) throw new Error(what);
  const { kind, postings, tips } = step;
  const about = tips ? {} : { orderId };
  return [entryOf({ kind, postings, currency: world.currency, about }), step];
}

export function changed(model: Model, entry: Entry, { change, tips }: Step): void {
  const { paid = 0, ...sums } = change ?? {};
  if (tips) model.tips = tips;
  const orderId = entry.about.orderId ?? '';
  model.paid[orderId] = (model.paid[orderId] ?? 0) + paid;
  for (const [name, amount] of Object.entries(sums)) model[name as keyof typeof sums] += amount;
  model.booked.push(entry);
}
