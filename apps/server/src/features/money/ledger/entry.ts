import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { accountName, type Posting } from '@souk/shared/money/ledger/postings.ts';
import type { ShopMoney, ShopRule } from '@souk/shared/money/ledger/shop-money.ts';
import type { WalletMoney, WalletRule } from '@souk/shared/money/ledger/wallet-debt.ts';
import type { LedgerWords } from '../../../platform/db/ledger-tables.ts';
import { contentHash } from '../../../platform/idempotency/content-hash.ts';

/** What is to be booked, once. */
export interface Entry {
  /** The same key with the same content is booked once; with other content it is a fault. */
  key: string;
  kind: TransactionKind;
  at: Date;
  currency: string;
  about: AboutEntry;
  postings: readonly Posting[] | ShopPostings | WalletPostings;
}

export interface AboutEntry extends LedgerWords {
  orderId?: string;
  paymentId?: string;
  payoutId?: string;
}

/** Postings that depend on what the shop has when its accounts are locked. */
export interface ShopPostings {
  shopId: ShopId;
  input: unknown;
  /** Nothing of its order was booked for the shop before, so nothing of that can be waiting. */
  isFirst?: boolean;
  decide(shop: ShopMoney): Posting[];
}

/** `postings: ofShop(shopId, refunded, parts)`: what the rule makes of the shop's money at that moment. */
export const ofShop = <Input>(shopId: ShopId, rule: ShopRule<Input>, input: Input): ShopPostings => ({
  shopId,
  input,
  decide: (shop) => rule(shop, input),
});

/** Postings that depend on what a person has when their wallet is locked. */
export interface WalletPostings {
  userId: UserId;
  input: unknown;
  decide(wallet: WalletMoney): Posting[];
}

export const ofWallet = <Input>(userId: UserId, rule: WalletRule<Input>, input: Input): WalletPostings => ({
  userId,
  input,
  decide: (wallet) => rule(wallet, input),
});

export const isOfShop = (postings: Entry['postings']): postings is ShopPostings => 'shopId' in postings;
export const isOfWallet = (postings: Entry['postings']): postings is WalletPostings => 'userId' in postings;

/** What makes two entries the same: neither when it is booked nor in which words it is told. */
export function hashOf({ kind, currency, about, postings }: Entry): Buffer {
  const { orderId = null, paymentId = null, payoutId = null } = about;
  const content = isOfShop(postings)
    ? [postings.shopId, postings.input]
    : isOfWallet(postings)
      ? [postings.userId, postings.input]
      : postings.map(({ account, amount }) => [accountName(account), amount]).sort();
  return contentHash([kind, currency, orderId, paymentId, payoutId, content]);
}
