import type { ShopId } from '@souk/shared/ids.ts';
import {
  type Account,
  mayStandAt,
  type ShopAccountKind,
  shopAccount,
} from '@souk/shared/money/ledger/accounts.ts';
import type { Posting } from '@souk/shared/money/ledger/postings.ts';
import type { ShopMoney } from '@souk/shared/money/ledger/shop-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Drawer, drawerOf, lockDrawers, type StandingDrawer } from './drawers.repo.ts';
import { insufficientFunds } from './ledger.failures.ts';
import type { DrawerPosting } from './transactions.repo.ts';

/** The accounts that one database transaction holds, and what they stand at. */
export class LockedAccounts {
  readonly #drawers: Map<string, StandingDrawer>;
  readonly #part: number;

  private constructor(drawers: readonly StandingDrawer[], part: number) {
    this.#drawers = new Map(drawers.map((drawer) => [nameOf(drawer), drawer]));
    this.#part = part;
  }

  /** `part` is the row of the market's accounts that this transaction uses. */
  static async lock(tx: Db, accounts: readonly CurrencyAccount[], part: number): Promise<LockedAccounts> {
    const wanted = new Map<string, Drawer>();
    for (const { account, currency } of accounts) {
      const drawer = drawerOf(account, currency, part);
      wanted.set(nameOf(drawer), drawer);
    }
    return new LockedAccounts(await lockDrawers(tx, [...wanted.values()]), part);
  }

  /** What they would stand at; throws where one may not stand there. */
  after(postings: readonly Posting[], currency: string): DrawerPosting[] {
    return postings.map(({ account, amount }) => {
      const drawer = this.#at(account, currency);
      const balance = drawer.balance + amount;
      if (!Number.isSafeInteger(balance)) throw new RangeError(`balance out of range: ${balance}`);
      if (!mayStandAt(account.kind, balance)) throw insufficientFunds({ amount: drawer.balance, currency });
      return { accountId: drawer.id, amount, balance };
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

  #at(account: Account, currency: string): StandingDrawer {
    const drawer = this.#drawers.get(nameOf(drawerOf(account, currency, this.#part)));
    if (!drawer) throw new Error(`${account.kind} is not locked`);
    return drawer;
  }
}

export interface CurrencyAccount {
  account: Account;
  currency: string;
}

const nameOf = ({ kind, owner, currency, part }: Drawer) => `${kind} ${owner} ${currency} ${part}`;
