import type { ShopId } from '@souk/shared/ids.ts';
import type { ArrangedWay } from '@souk/shared/money/arranged/rules.ts';
import type { Time } from './column-types.ts';

/** How shops are paid by their buyers themselves. */
export interface ArrangedTables {
  shop_ways: ShopWaysTable;
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
