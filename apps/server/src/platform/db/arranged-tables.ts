import type { ShopId } from '@souk/shared/ids.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { ColumnType } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** How shops are paid by their buyers themselves, and what currencies are worth. */
export interface ArrangedTables {
  shop_ways: ShopWaysTable;
  currency_rates: CurrencyRatesTable;
}

interface CurrencyRatesTable {
  currency: string;
  worth_in: string;
  rate: ColumnType<string, string, string>;
  changed_at: Time;
  removed_at: MaybeTime;
}

interface ShopWaysTable {
  shop_id: ShopId;
  way: ArrangedWay;
  is_on: boolean;
  payee: string;
  account: string;
  words: string;
  changed_at: Time;
}
