import { randomUUID } from 'node:crypto';
import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import { type SaleParts, saleCaptured } from '@souk/shared/money/ledger/sale.ts';
import { toppedUp } from '@souk/shared/money/ledger/wallet.ts';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShop } from '../features/market/shops/shop.builder.ts';
import {
  balancesOf,
  type Entry,
  ledgerInvariants,
  ofShop,
  type PostedTransaction,
  postAll,
} from '../features/money/ledger/index.ts';
import type { Database } from '../platform/db/database.ts';
import { checkInvariants } from '../platform/invariants.ts';
import { cloneDatabase } from './test-database.ts';

export const bookedAt = new Date('2026-11-20T12:00:00Z');

type EntryInput = Pick<Entry, 'kind' | 'postings'> & Partial<Entry>;

/** An entry where only its kind and postings matter. */
export const entryOf = (input: EntryInput): Entry => ({
  key: randomUUID(),
  at: bookedAt,
  currency: 'USD',
  about: {},
  ...input,
});

export const topUpOf = (userId: UserId, amount: number, input: Partial<Entry> = {}): Entry =>
  entryOf({ kind: 'top-up', postings: toppedUp(userId, amount), ...input });

export const saleOf = (shopId: ShopId, parts: Partial<SaleParts>, input: Partial<Entry> = {}): Entry =>
  entryOf({
    kind: 'sale',
    postings: ofShop(shopId, saleCaptured, {
      ...{ paid: { card: 1000, held: 0 }, commission: 80, paymentFee: 59, tax: 0, discount: 0 },
      ...parts,
    }),
    ...input,
  });

/** In a transaction of their own. */
export const book = ({ db }: Pick<Database, 'db'>, ...entries: Entry[]): Promise<PostedTransaction[]> =>
  db.transaction().execute((tx) => postAll(tx, entries));

/** A database with a buyer and a shop, and what they have in dollars. At its end the ledger is asked whether all is well. */
export async function openBooks() {
  const database = await cloneDatabase();
  const { db } = database;
  const [buyer, shop] = [await buildUser(db), await buildShop(db)];
  return {
    ...{ database, db, buyer, shop },
    book: (...entries: Entry[]) => book(database, ...entries),
    async has(
      owner: UserId | ShopId | null,
      currency = 'USD',
    ): Promise<Partial<Record<AccountKind, number>>> {
      const balances = (await balancesOf(db, owner)).get(currency) ?? {};
      return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
    },
    async [Symbol.asyncDispose]() {
      const broken = (await checkInvariants(database.caretaker, [ledgerInvariants])).filter(({ ok }) => !ok);
      await database[Symbol.asyncDispose]();
      if (broken.length > 0) throw new Error(`The oracle found: ${JSON.stringify(broken, null, 2)}`);
    },
  };
}
