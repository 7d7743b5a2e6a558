import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column-types.ts';

/** The books. Transactions and postings are only ever put in; a trigger refuses anything else. */
export interface LedgerTables {
  ledger_accounts: {
    id: GeneratedAlways<number>;
    kind: AccountKind;
    user_id: UserId | null;
    shop_id: ShopId | null;
    /** Whichever of the two there is, or zeros. */
    owner: GeneratedAlways<string>;
    currency: string;
    part: Generated<number>;
    balance: Generated<number>;
  };
  ledger_transactions: {
    id: GeneratedAlways<number>;
    key: Written<string>;
    content_hash: Written<Buffer>;
    kind: Written<TransactionKind>;
    currency: Written<string>;
    at: Written<Date>;
    order_id: Written<string | null>;
    payment_id: Written<string | null>;
    payout_id: Written<string | null>;
    about: Json<LedgerWords>;
  };
  ledger_postings: {
    transaction_id: Written<number>;
    account_id: Written<number>;
    amount: Written<number>;
    balance: Written<number>;
  };
}

/** What a sentence about a transaction names. No name of a person: they are found by their id when it is read. */
export interface LedgerWords {
  /** The order's number, as SK-20431. */
  order?: string;
  /** What was bought. */
  title?: string;
  /** The card, as "Visa 4242". */
  card?: string;
  /** The payout's number. */
  payout?: string;
  /** The bank account, as "Chase ••4417". */
  bank?: string;
  /** Who gave or got it. */
  personId?: UserId;
}

type Written<T> = ColumnType<T, T, never>;
