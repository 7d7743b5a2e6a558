import { type DocumentPath, pathOf, splitPath } from '../paths.ts';
import type { Data } from '../values.ts';
import { applyWrite, isChange, mostWrites, type Write } from '../writes.ts';
import type { LiveDatabase } from './database.ts';
import type { ChangedDoc, Row } from './store.ts';

/** What writes make of documents, where that does not depend on what is there: each is set, once and as a whole. */
export function wholeDocs(writes: readonly Write[], now: number): Map<DocumentPath, Data> | undefined {
  if (writes.length === 0 || writes.length > mostWrites) return undefined;
  const docs = new Map<DocumentPath, Data>();
  for (const write of writes) {
    if (write.op !== 'set' || docs.has(write.path)) return undefined;
    if (Object.values(write.data).some((value) => isChange(value) && value.$change !== 'server-time'))
      return undefined;
    const data = applyWrite(null, write, now);
    if (data) docs.set(write.path, data);
  }
  return docs;
}

/** Numbers and stores them in one way to the database and back, which all wait for who write to these collections. */
export async function setDocs(
  tx: LiveDatabase,
  docs: ReadonlyMap<DocumentPath, Data>,
): Promise<ChangedDoc[]> {
  const places = [...docs.keys()].map((path) => splitPath(path));
  const rows = await tx.query<Omit<Row, 'data'>>(
    setAll,
    [
      places.map(({ collection }) => collection),
      places.map(({ id }) => id),
      [...docs.values()].map((data) => JSON.stringify(data)),
    ],
    'live set',
  );
  return rows
    .map(({ collection, id, seq, born }) => ({
      ...{ collection, id, data: docs.get(pathOf(collection, id)) ?? null },
      ...{ seq: Number(seq), born: Number(born) },
    }))
    .sort((a, b) => a.seq - b.seq);
}

// As what is there is read by the conflict alone, it is read under the collection's lock, however long that took.
const setAll = `
  with wanted as (
    select collection, id, data, row_number() over (partition by collection order by nth) as nth,
        count(*) over (partition by collection) as of
      from unnest($1::text[], $2::text[], $3::jsonb[]) with ordinality as given (collection, id, data, nth)
  ), counted as (
    insert into live_collections as known (path, seq)
      select collection, count(*) from wanted group by collection order by collection
      on conflict (path) do update set seq = known.seq + excluded.seq
      returning path, seq
  ), numbered as (
    select collection, id, data, counted.seq - wanted.of + wanted.nth as seq
      from wanted join counted on path = collection
  )
  insert into live_documents as known (collection, id, data, seq, born)
    select collection, id, data, seq, seq from numbered
    on conflict (collection, id) do update
      set data = excluded.data, seq = excluded.seq, changed_at = now(),
        born = case when known.data is null then excluded.born else known.born end
    returning collection, id, seq, born`;
