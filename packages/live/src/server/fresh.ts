import { type CollectionPath, type DocumentPath, splitPath } from '../paths.ts';
import type { Data } from '../values.ts';
import { applyWrite, mostWrites } from '../writes.ts';
import type { LiveDatabase } from './database.ts';
import { type AskedWrite, type Asker, type Declaration, findDeclaration } from './declaration.ts';
import type { Batch, Done, Seqs } from './writing.ts';

export interface FreshDoc {
  path: DocumentPath;
  collection: CollectionPath;
  id: string;
  data: Data;
}

/** Stores the documents of a batch, and gives their numbers; nothing when they are not all new. */
export type KeepFresh = (batch: Batch<Asker>, docs: readonly FreshDoc[]) => Promise<Seqs | undefined>;

/**
 * Most of what is written is new: documents that nobody wrote before, under rules that look at nothing but them. They
 * take one statement, so nobody behind them waits for several ways to the database and back. Nothing when they turn out
 * to be anything else, which has to be found out under the collections' locks.
 */
export async function writeFresh<Who extends Asker>(
  keep: KeepFresh,
  declarations: readonly Declaration<Who>[],
  batch: Batch<Who>,
  now: number,
): Promise<Done | undefined> {
  const docs = await freshDocs(declarations, batch, now);
  const seqs = docs && (await keep(batch, docs));
  if (!seqs) return undefined;
  const changed = docs.map(({ path, ...doc }) => ({ ...doc, seq: seqs[path] ?? 0, born: seqs[path] ?? 0 }));
  return { seqs, changed: changed.sort((a, b) => a.seq - b.seq) };
}

/** What is written, where it may be new and its rules allow it without a look at the database. */
async function freshDocs<Who extends Asker>(
  declarations: readonly Declaration<Who>[],
  { who, writes }: Batch<Who>,
  now: number,
): Promise<FreshDoc[] | undefined> {
  const paths = new Set(writes.map(({ path }) => path));
  if (paths.size < writes.length || writes.length === 0 || writes.length > mostWrites) return undefined;
  const docs: FreshDoc[] = [];
  try {
    for (const write of writes) {
      const { collection, id } = splitPath(write.path);
      const { declaration, params } = findDeclaration(declarations, collection);
      if (write.op !== 'set' || declaration.act || declaration.follow) return undefined;
      const data = applyWrite(null, write, now);
      const asked = askedAhead<Who>({ who, params, id, op: write.op, before: null, after: data, now });
      if (!data || declaration.check?.(data) || !(await declaration.write?.(asked))) return undefined;
      docs.push({ path: write.path, collection, id, data });
    }
  } catch {
    // Whatever is wrong with it is found again, and said, once it is known what is there.
    return undefined;
  }
  return docs;
}

/** Whatever a rule asks the database it asks under the locks. */
const askedAhead = <Who extends Asker>(asked: Omit<AskedWrite<Who>, 'db'>): AskedWrite<Who> => ({
  ...asked,
  get db(): LiveDatabase {
    throw new Error('This rule is asked within the transaction.');
  },
});

/** Each batch in a commit of its own. */
export const keepAlone =
  (db: LiveDatabase): KeepFresh =>
  async ({ id, who }, docs) => {
    try {
      const [kept] = await db.query<{ seqs: Seqs }>(
        keepAll,
        [
          id,
          who.id,
          docs.map(({ collection }) => collection),
          docs.map((doc) => doc.id),
          docs.map(({ data }) => JSON.stringify(data)),
        ],
        'live fresh documents',
      );
      return kept?.seqs;
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  };

/** Someone else wrote one of the documents in the same moment. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === UNIQUE_VIOLATION;

const UNIQUE_VIOLATION = '23505';

// Nothing comes of it when a collection was never written to, one of the documents is there, or the batch was done before.
const keepAll = `
  with wanted as (
    select collection, id, data, row_number() over (partition by collection order by nth) as nth
      from unnest($3::text[], $4::text[], $5::jsonb[]) with ordinality as given (collection, id, data, nth)
  ), held as (
    select path, seq from live_collections where path = any($3) order by path for update
  ), numbered as (
    select collection, id, data, held.seq + nth as seq from wanted join held on path = collection
  ), batch as (
    insert into live_writes (id, writer, seqs)
      select $1, $2, jsonb_object_agg(collection || '/' || id, seq) from numbered
        having count(*) = cardinality($3::text[])
          and not exists (select from live_documents join wanted using (collection, id))
      on conflict do nothing
      returning seqs
  ), counted as (
    update live_collections as known set seq = known.seq + many.count
      from (select collection, count(*) from wanted group by collection) as many, batch
      where known.path = many.collection
  ), kept as (
    insert into live_documents (collection, id, data, seq, born)
      select collection, id, data, seq, seq from numbered, batch
  )
  select seqs from batch`;
