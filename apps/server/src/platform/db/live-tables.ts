import type { ColumnType } from 'kysely';
import type { CreatedAt } from './column-types.ts';

/** Live documents, as `packages/live` keeps them. */
export interface LiveTables {
  live_collections: LiveCollectionsTable;
  live_documents: LiveDocumentsTable;
}

interface LiveCollectionsTable {
  path: string;
  seq: number;
  forgotten: ColumnType<number, number | undefined, number>;
}

interface LiveDocumentsTable {
  collection: string;
  id: string;
  data: ColumnType<object | null, string | null, string | null>;
  seq: number;
  born: number;
  changed_at: CreatedAt;
}
