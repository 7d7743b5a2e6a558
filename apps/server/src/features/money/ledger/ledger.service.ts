import { createHash } from 'node:crypto';
import type { ShopId } from '@souk/shared/ids.ts';
import { shopAccount, shopAccountKinds, userAccount, walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { balanced, type Posting } from '@souk/shared/money/ledger/postings.ts';
import type { ShopMoney } from '@souk/shared/money/ledger/shop-money.ts';
import { payingDebts } from '@souk/shared/money/ledger/wallet-debt.ts';
import type { Db } from '../../../platform/db/database.ts';
import { gathered, listsOf } from '../../../platform/db/together.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { type Entry, hashOf, isOfShop, isOfWallet } from './entry.ts';
import { type CurrencyAccount, LockedAccounts } from './locked-accounts.ts';
import {
  findBookedKeys,
  findByKey,
  findOrdersHeld,
  insertTransaction,
  insertTransactions,
  type NewTransaction,
  type TransactionWithPostings,
} from './transactions.repo.ts';

export interface PostedTransaction {
  /** None where a rule found nothing to move; then the key is free still. */
  id: number | null;
  /** It was booked before; nothing happened now. */
  repeated: boolean;
}

// Of the market's own accounts, so many rows: what is booked at once in as many connections as a market has hardly meets.
const MARKET_PARTS = 64;

export async function post(tx: Db, entry: Entry): Promise<PostedTransaction> {
  const [posted] = await postAll(tx, [entry]);
  if (!posted) throw new Error('nothing was booked');
  return posted;
}

/**
 * Several at once, each seeing what those before it left. What one database transaction books goes through one call:
 * all accounts are locked together, so that two of them never wait for each other.
 */
export const postAll = async (tx: Db, entries: readonly Entry[]): Promise<PostedTransaction[]> =>
  entries.length === 0 ? [] : postTogether(tx, entries);

const postTogether = gathered<readonly Entry[], PostedTransaction[]>(async (tx, asked) => {
  const entries = asked.flat();
  const accounts = await LockedAccounts.lock(tx, entries.flatMap(accountsOf), partFor(entries[0]?.key ?? ''));
  return listsOf(
    asked,
    (await bookAtOnce(tx, accounts, entries)) ?? (await bookInTurn(tx, accounts, entries)),
  );
});

/** By one statement where all of it is new and nothing asks for what the books hold; undefined for anything else. */
async function bookAtOnce(
  tx: Db,
  accounts: LockedAccounts,
  entries: readonly Entry[],
): Promise<PostedTransaction[] | undefined> {
  const keys = new Set(entries.map(({ key }) => key));
  if (entries.length < 2 || keys.size < entries.length || entries.some(readsBooks)) return undefined;
  if ((await findBookedKeys(tx, [...keys])).size > 0) return undefined;
  const moved: TransactionWithPostings[] = [];
  for (const entry of entries) {
    const postings = await postingsOf(tx, accounts, entry);
    if (postings.length === 0) continue;
    moved.push({ transaction: rowOf(entry), postings: accounts.after(postings, entry.currency) });
    accounts.apply(postings, entry.currency);
  }
  const ids = await insertTransactions(tx, moved);
  return entries.map(({ key }) => ({ id: ids.get(key) ?? null, repeated: false }));
}

async function bookInTurn(
  tx: Db,
  accounts: LockedAccounts,
  entries: readonly Entry[],
): Promise<PostedTransaction[]> {
  const posted: PostedTransaction[] = [];
  for (const entry of entries) posted.push(await book(tx, accounts, entry));
  return posted;
}

async function book(tx: Db, accounts: LockedAccounts, entry: Entry): Promise<PostedTransaction> {
  const id = await write(tx, accounts, entry).catch(async (error) => {
    // There may not be enough any more for what was booked when there was.
    if (error instanceof Failure && (await findByKey(tx, entry.key))) return null;
    throw error;
  });
  if (id !== null) return { id, repeated: false };
  return (await bookedBefore(tx, entry)) ?? { id: null, repeated: false };
}

/** Null where the key is there already, or there is nothing to move. */
async function write(tx: Db, accounts: LockedAccounts, entry: Entry): Promise<number | null> {
  const { currency } = entry;
  const postings = await postingsOf(tx, accounts, entry);
  if (postings.length === 0) return null;
  const id = await insertTransaction(tx, rowOf(entry), accounts.after(postings, currency));
  if (id === undefined) return null;
  accounts.apply(postings, currency);
  return id;
}

function rowOf(entry: Entry): NewTransaction {
  const { key, kind, at, currency } = entry;
  const { orderId = null, paymentId = null, payoutId = null, ...about } = entry.about;
  return { key, contentHash: hashOf(entry), kind, currency, at, orderId, paymentId, payoutId, about };
}

// Transactions that book the same wait for the same accounts, so that what they booked is seen by now.
async function bookedBefore(tx: Db, entry: Entry): Promise<PostedTransaction | undefined> {
  const known = await findByKey(tx, entry.key);
  if (!known) return undefined;
  if (!known.contentHash.equals(hashOf(entry)))
    throw new Error(`the ledger has something else under ${entry.key}`);
  return { id: known.id, repeated: true };
}

async function postingsOf(tx: Db, accounts: LockedAccounts, entry: Entry): Promise<Posting[]> {
  const { currency } = entry;
  const decided = await decide(tx, accounts, entry);
  return balanced(payingDebts(decided, (userId) => accounts.walletMoney(userId, currency).owed));
}

async function decide(tx: Db, accounts: LockedAccounts, entry: Entry): Promise<readonly Posting[]> {
  const { postings, currency, about } = entry;
  if (isOfWallet(postings)) return postings.decide(accounts.walletMoney(postings.userId, currency));
  if (!isOfShop(postings)) return postings;
  const { shopId, decide } = postings;
  const { orderId } = about;
  const held =
    orderId && readsBooks(entry) ? (await findOrdersHeld(tx, shopId, [orderId])).get(orderId) : undefined;
  return decide(accounts.shopMoney(shopId, currency, held ?? nothing));
}

/** Whether it matters what was booked about its order before. */
const readsBooks = ({ postings, about }: Entry): boolean =>
  isOfShop(postings) && !postings.isFirst && about.orderId !== undefined;

// Which accounts of others a rule posts on depends on its input alone, so it is asked as if the shop had nothing.
function accountsOf({ postings, currency }: Entry): CurrencyAccount[] {
  const named = isOfShop(postings)
    ? postings.decide(emptyShop(postings.shopId))
    : isOfWallet(postings)
      ? postings.decide({ userId: postings.userId, balance: 0, owed: 0 })
      : postings;
  const ofShop = isOfShop(postings) ? shopAccountKinds.map((kind) => shopAccount(kind, postings.shopId)) : [];
  const ofWallet = isOfWallet(postings) ? [walletOf(postings.userId)] : [];
  const accounts = [...named.map(({ account }) => account), ...ofShop, ...ofWallet];
  // With a wallet goes what its owner owes.
  const debts = accounts.flatMap(({ kind, owner }) =>
    kind === 'wallet' ? [userAccount('wallet-owed', owner)] : [],
  );
  return [...accounts, ...debts].map((account) => ({ account, currency }));
}

const nothing: ShopMoney['ofOrder'] = { pending: 0, frozen: 0 };
const emptyShop = (shopId: ShopId): ShopMoney => ({
  shopId,
  available: 0,
  owed: 0,
  reserve: 0,
  ofOrder: nothing,
});

const partFor = (key: string) => createHash('sha256').update(key).digest().readUInt16BE() % MARKET_PARTS;
