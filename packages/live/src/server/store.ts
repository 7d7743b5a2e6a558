import { invalid } from '../errors.ts';
import { type CollectionPath, type DocumentPath, splitPath } from '../paths.ts';
import { type Doc, mostDocs, type Query } from '../query.ts';
import type { Data } from '../values.ts';
import type { LiveDatabase } from './database.ts';
import { selectOf } from './select.ts';

/** A document as it became; without data it was deleted. */
export interface ChangedDoc {
  collection: CollectionPath;
  id: string;
  data: Data | null;
  seq: number;
  born: number;
}

/** A document as it is stored. */
export interface Row {
  collection: CollectionPath;
  id: string;
  data: Data | null;
  seq: number | string;
  born: number | string;
}

/** What is listened to already may grow to so many documents, and still be resumed. */
export const mostGrown = 10 * mostDocs;

export async function readQuery(db: LiveDatabase, query: Query, most = mostDocs): Promise<Doc[]> {
  const { text, values } = selectOf(query, most + 1);
  const docs = (await db.query<Row>(text, values)).map(docOf);
  if (docs.length > most) throw tooMany();
  return docs;
}

export const tooMany = () => invalid(`More than ${mostDocs} documents: ask with a limit.`);

export async function readDoc(db: LiveDatabase, path: DocumentPath): Promise<Doc | null> {
  const { collection, id } = splitPath(path);
  const [row] = await db.query<Row>(
    'select id, data, seq, born from live_documents where collection = $1 and id = $2 and data is not null',
    [collection, id],
  );
  return row ? docOf(row) : null;
}

/** Where a collection stands: its last write, and up to which one deleted documents are forgotten. */
export async function readHead(db: LiveDatabase, collection: CollectionPath) {
  const [row] = await db.query<{ seq: number | string; forgotten: number | string }>(
    'select seq, forgotten from live_collections where path = $1',
    [collection],
  );
  return { seq: Number(row?.seq ?? 0), forgotten: Number(row?.forgotten ?? 0) };
}

/** The last writes of several collections, as far as they were ever written to. */
export async function readHeads(
  db: LiveDatabase,
  collections: readonly CollectionPath[],
): Promise<Map<CollectionPath, number>> {
  if (collections.length === 0) return new Map();
  const rows = await db.query<{ path: CollectionPath; seq: number | string }>(
    'select path, seq from live_collections where path = any($1)',
    [collections],
  );
  return new Map(rows.map(({ path, seq }) => [path, Number(seq)]));
}

/**
 * What became of the documents of a collection since a write, as they are now, deleted ones too; nothing when that is
 * not known, as some that were deleted since are forgotten.
 */
export async function readChanges(
  db: LiveDatabase,
  collection: CollectionPath,
  after: number,
  limit: number,
): Promise<ChangedDoc[] | undefined> {
  // In one statement, so that nothing is forgotten between its two questions.
  const rows = await db.query<{ head: number | string; forgotten: number | string } & Partial<Row>>(
    `select known.seq as head, known.forgotten, changed.* from live_collections as known
      left join lateral (
        select collection, id, data, seq, born from live_documents
          where collection = $1 and seq > $2 order by seq limit $3
      ) as changed on true
      where known.path = $1 order by changed.seq`,
    [collection, after, limit],
  );
  const [known] = rows;
  if (after < Number(known?.forgotten ?? 0) || after > Number(known?.head ?? 0)) return undefined;
  return rows
    .filter((row): row is typeof row & Row => row.id !== null)
    .map((row) => ({ ...docOf(row), collection: row.collection, data: row.data }));
}

export const docOf = ({ id, data, seq, born }: Row): Doc => ({
  id,
  data: data ?? {},
  seq: Number(seq),
  born: Number(born),
});
