import type { LotId, ProductId, ShowId, StepId } from '@souk/shared/ids.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** How shows are led. */
export interface StageTables {
  show_stages: ShowStagesTable;
  show_products: ShowProductsTable;
  show_steps: ShowStepsTable;
  show_pins: { show_id: ShowId; number: Generated<number>; at: Time; product_id: ProductId | null };
  show_minutes: { show_id: ShowId; minute: Time; viewers: number };
}

interface ShowStagesTable {
  show_id: ShowId;
  list_version: Generated<number>;
  pinned_product_id: Generated<ProductId | null>;
  next_lot_id: Generated<LotId | null>;
  needs_approval: Generated<boolean>;
  rehearsal_seen_at: MaybeTime;
}

interface ShowProductsTable {
  show_id: ShowId;
  product_id: ProductId;
  position: number;
}

interface ShowStepsTable {
  id: StepId;
  show_id: ShowId;
  kind: 'product' | 'talk';
  product_id: ProductId | null;
  title: string | null;
  minutes: number | null;
  after_lots: number;
  position: number;
  ends_at: MaybeTime;
  done_at: MaybeTime;
}
