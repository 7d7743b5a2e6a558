import type { FlashSaleId, ProductId, ShowId, VariantId } from '@souk/shared/ids.ts';
import type { Generated } from 'kysely';
import type { Json, Time } from './column-types.ts';

/** What shows sell at a lower price for a while. */
export interface FlashSaleTables {
  flash_sales: FlashSalesTable;
}

interface FlashSalesTable {
  id: FlashSaleId;
  show_id: ShowId;
  product_id: ProductId;
  percent: number | null;
  amount: number | null;
  currency: string;
  price_amount: number;
  was_amount: number | null;
  prices: Json<Record<VariantId, number>>;
  pieces: number;
  per_person: number;
  seconds: number;
  state: Generated<'running' | 'over'>;
  started_at: Time;
  ends_at: Time;
  left_told: number;
  taken_told: Generated<number>;
}
