import type { ShopId, UserId } from '@souk/shared/ids.ts';
import {
  type Account,
  mayStandAt,
  type ShopAccountKind,
  shopAccount,
  userAccount,
  walletOf,
} from '@souk/shared/money/ledger/accounts.ts';
import type { Posting } from '@souk/shared/money/ledger/postings.ts';
import type { ShopMoney } from '@souk/shared/money/ledger/shop-money.ts';
import type { WalletMoney } from '@souk/shared/money/ledger/wallet-debt.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type AccountRow, lockRows, rowOf, type StandingRow } from './account-rows.repo.ts';
import { insufficientFunds } from './ledger.failures.ts';
import type { RowPosting } from './transactions.repo.ts';

/** The accounts that one database transaction holds, and what they stand at. */
export class LockedAccounts {
  readonly #rows: Map<string, StandingRow>;
  readonly #part: number;

  private constructor(rows: readonly StandingRow[], part: number) {
    this.#rows = new Map(rows.map((row) => [nameOf(row), row]));
    this.#part = part;
  }

  /** `part` is the row of the market's accounts that this transaction uses. */
  static async lock(tx: Db, accounts: readonly CurrencyAccount[], part: number): Promise<LockedAccounts> {
    const wanted = new Map<string, AccountRow>();
    for (const { account, currency } of accounts) {
      const row = rowOf(account, currency, part);
      wanted.set(nameOf(row), row);
    }
    return new LockedAccounts(await lockRows(tx, [...wanted.values()]), part);
  }

  /** What they would stand at; throws where one may not stand there. */
  after(postings: readonly Posting[], currency: string): RowPosting[] {
    return postings.map(({ account, amount }) => {
      const row = this.#at(account, currency);
      const balance = row.balance + amount;
      if (!Number.isSafeInteger(balance)) throw new RangeError(`balance out of range: ${balance}`);
      if (!mayStandAt(account.kind, balance)) throw insufficientFunds({ amount: row.balance, currency });
      return { accountId: row.id, amount, balance };
    });
  }

  /** They stand there now. */
  apply(postings: readonly Posting[], currency: string): void {
    for (const { account, amount } of postings) this.#at(account, currency).balance += amount;
  }

  shopMoney(shopId: ShopId, currency: string, ofOrder: ShopMoney['ofOrder']): ShopMoney {
    const on = (kind: ShopAccountKind) => this.#at(shopAccount(kind, shopId), currency).balance;
    return {
      shopId,
      available: on('shop-available'),
      owed: on('shop-owed'),
      reserve: on('shop-reserve'),
      ofOrder,
    };
  }

  walletMoney(userId: UserId, currency: string): WalletMoney {
    return {
      userId,
      balance: this.#at(walletOf(userId), currency).balance,
      owed: this.#at(userAccount('wallet-owed', userId), currency).balance,
    };
  }

  #at(account: Account, currency: string): StandingRow {
    const row = this.#rows.get(nameOf(rowOf(account, currency, this.#part)));
    if (!row) throw new Error(`${account.kind} is not locked`);
    return row;
  }
}

export interface CurrencyAccount {
  account: Account;
  currency: string;
}

const nameOf = ({ kind, owner, currency, part }: AccountRow) => `${kind} ${owner} ${currency} ${part}`;
