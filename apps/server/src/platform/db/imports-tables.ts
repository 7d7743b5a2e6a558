import type { CategoryId, FileId, ImageId, ImportId, ProductId, ShopId } from '@souk/shared/ids.ts';
import type {
  ChangedField,
  ImportFailure,
  ImportFormat,
  ImportNote,
  ImportOutcome,
  ImportProblem,
  ImportState,
  PictureFailure,
} from '@souk/shared/market/imports/schema.ts';
import type { Generated } from 'kysely';
import type { Json, MaybeTime, Time } from './column-types.ts';

/** Products that come in files from elsewhere. */
export interface ImportTables {
  imports: ImportsTable;
  import_products: ImportProductsTable;
  product_sources: ProductSourcesTable;
  import_pictures: ImportPicturesTable;
}

interface ImportsTable {
  id: ImportId;
  shop_id: ShopId;
  file_id: FileId | null;
  file_name: string;
  format: ImportFormat | null;
  columns: Json<Record<string, string>>;
  state: Generated<ImportState>;
  failure: ImportFailure | null;
  failure_row: number | null;
  fallback_category_id: CategoryId | null;
  bytes: number;
  bytes_read: Generated<number>;
  row_count: Generated<number>;
  product_count: Generated<number>;
  at_position: Generated<number>;
  new_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  refused_count: Generated<number>;
  uncategorised_count: Generated<number>;
  turn: string | null;
  idle_turns: Generated<number>;
  created_at: Time;
  updated_at: Time;
  started_at: MaybeTime;
  ended_at: MaybeTime;
}

interface ImportProductsTable {
  import_id: ImportId;
  position: number;
  external_key: string;
  lines: Json<Array<{ row: number; cells: Record<string, string> }>>;
  first_row: number;
  outcome: ImportOutcome | null;
  title: Generated<string>;
  price_amount: number | null;
  stock: number | null;
  variant_count: Generated<number>;
  picture_count: Generated<number>;
  fields: Generated<ChangedField[]>;
  problems: Json<ImportProblem[]>;
  notes: Json<ImportNote[]>;
  product_id: ProductId | null;
  written: Generated<boolean>;
}

interface ProductSourcesTable {
  shop_id: ShopId;
  source: ImportFormat;
  external_key: string;
  product_id: ProductId;
  seen: Json<object>;
  seen_at: Time;
  publish_with_picture: Generated<boolean>;
}

interface ImportPicturesTable {
  id: string;
  import_id: ImportId | null;
  shop_id: ShopId;
  product_id: ProductId;
  url: string;
  position: number;
  row: number;
  column_name: string;
  variants: Json<Array<Record<string, string>>>;
  state: Generated<'waiting' | 'kept' | 'failed'>;
  failure: PictureFailure | null;
  attempts: Generated<number>;
  next_try_at: Time;
  image_id: ImageId | null;
}
