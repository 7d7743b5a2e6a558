import type { LotId, ProductId, ShowId } from '@souk/shared/ids.ts';
import type { Generated } from 'kysely';

/** How shows are led. */
export interface StageTables {
  show_stages: ShowStagesTable;
  show_products: ShowProductsTable;
}

interface ShowStagesTable {
  show_id: ShowId;
  list_version: Generated<number>;
  pinned_product_id: Generated<ProductId | null>;
  next_lot_id: Generated<LotId | null>;
  needs_approval: Generated<boolean>;
}

interface ShowProductsTable {
  show_id: ShowId;
  product_id: ProductId;
  position: number;
}
