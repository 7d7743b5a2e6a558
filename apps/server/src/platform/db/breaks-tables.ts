import type { LotId, ProductId, ShowId } from '@souk/shared/ids.ts';
import type { BreakKind } from '@souk/shared/live/breaks/log.ts';
import type { BreakId, BreakState } from '@souk/shared/live/breaks/schema.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** Sets of spots whose contents are drawn. */
export interface BreakTables {
  breaks: BreaksTable;
  break_contents: BreakContentsTable;
  break_spots: BreakSpotsTable;
}

interface BreaksTable {
  id: BreakId;
  show_id: ShowId;
  kind: BreakKind;
  title: string;
  currency: string;
  state: Generated<BreakState>;
  secret: string;
  secret_hash: string;
  declared: string;
  head: Generated<string | null>;
  closed_at: MaybeTime;
  drawn_at: MaybeTime;
  created_at: Time;
}

interface BreakContentsTable {
  break_id: BreakId;
  number: number;
  name: string;
  pieces: number;
  worth: number | null;
}

interface BreakSpotsTable {
  break_id: BreakId;
  spot: number;
  product_id: ProductId;
  fixed_amount: Generated<number | null>;
  entry: Generated<number | null>;
  lot_id: Generated<LotId | null>;
  lot_head: Generated<string | null>;
  sold_at: MaybeTime;
  hash: Generated<string | null>;
  content: Generated<number | null>;
}
