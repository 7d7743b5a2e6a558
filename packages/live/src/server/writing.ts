import { denied, invalid, LiveError } from '../errors.ts';
import { type CollectionPath, type DocumentPath, pathOf, splitPath } from '../paths.ts';
import type { Data } from '../values.ts';
import { applyWrite, mostWrites, type Write } from '../writes.ts';
import type { LiveDatabase } from './database.ts';
import { type Asker, type Declaration, findDeclaration } from './declaration.ts';
import { type KeepFresh, keepAlone, writeFresh } from './fresh.ts';
import { type ChangedDoc, docOf, type Row } from './store.ts';
import { setDocs, wholeDocs } from './whole-docs.ts';
import type { WriteTurns } from './write-turns.ts';

/** Several writes that are done together or not at all. */
export interface Batch<Who extends Asker> {
  /** Made by who sends it, so that sending it again does nothing more. */
  id: string;
  who: Who;
  writes: readonly Write[];
}

/** The number that each document got. */
export type Seqs = Record<string, number>;

export interface Done {
  seqs: Seqs;
  /** Empty when it had been done before. */
  changed: ChangedDoc[];
}

/** Does what a client asks for, as far as the declarations let them. */
export async function writeAs<Who extends Asker>(
  db: LiveDatabase,
  declarations: readonly Declaration<Who>[],
  batch: Batch<Who>,
  now: number,
  { keepFresh = keepAlone(db), turns }: { keepFresh?: KeepFresh; turns?: WriteTurns } = {},
): Promise<Done> {
  const whatever = () => writeWhatever(db, declarations, batch, now);
  for (let failures = 0; ; failures += 1) {
    try {
      const done = failures === 0 ? await writeFresh(keepFresh, declarations, batch, now) : undefined;
      const [first] = batch.writes;
      return (
        done ??
        (turns && first ? await turns.take(splitPath(first.path).collection, whatever) : await whatever())
      );
    } catch (error) {
      // Each write takes collections first, in their order, and then the batch. What a declaration has written on
      // top, and what the server writes of its own in one transaction, may still come in another order.
      if ((error as { code?: unknown }).code !== DEADLOCK || failures === MOST_RETRIES) throw error;
    }
  }
}

const DEADLOCK = '40P01';
const MOST_RETRIES = 3;

async function writeWhatever<Who extends Asker>(
  db: LiveDatabase,
  declarations: readonly Declaration<Who>[],
  { id, who, writes }: Batch<Who>,
  now: number,
): Promise<Done> {
  const act = async (tx: LiveDatabase) => {
    const [numbers, held] = await Promise.all([
      takeNumbers(tx, writes, { id, writer: who.id }),
      readHeld(tx, writes),
    ]);
    const rules = async (write: Write, held: Data | null, after: Data | null) => {
      const { collection, id: doc } = splitPath(write.path);
      const { declaration, params } = findDeclaration(declarations, collection);
      const asked = { who, params, db: tx, id: doc, op: write.op, before: held, after, now };
      if (!(await declaration.write?.(asked))) throw denied();
      await declaration.act?.(asked);
    };
    const done = await write(tx, { declarations, writes, numbers, held, now, id }, rules);
    const further = await followUps(tx, declarations, who, done, now);
    if (further.length === 0) return done;
    const followed = await writeInside(tx, further, now);
    return { seqs: done.seqs, changed: [...done.changed, ...followed.changed] };
  };
  try {
    return await db.transaction(act);
  } catch (error) {
    if (error instanceof DoneBefore) return { seqs: await seqsOf(db, id, who.id), changed: [] };
    throw error;
  }
}

/** Takes back the numbers of writes that have some already. */
class DoneBefore extends Error {}

/** What the declarations have the server write on top of a client's write. */
async function followUps<Who extends Asker>(
  tx: LiveDatabase,
  declarations: readonly Declaration<Who>[],
  who: Who,
  { changed, before, ops }: Stored,
  now: number,
): Promise<Write[]> {
  const further: Write[] = [];
  for (const { collection, id, data, seq, born } of changed) {
    const { declaration, params } = findDeclaration(declarations, collection);
    if (!declaration.follow) continue;
    const path = pathOf(collection, id);
    const op = ops.get(path) ?? 'set';
    const held = before.get(path)?.data ?? null;
    const written = { who, params, db: tx, id, op, before: held, after: data, now, path, seq, born };
    further.push(...(await declaration.follow(written)));
  }
  return further;
}

/** Writes of the server itself, in the transaction of what they show: they need no leave and no declaration. */
export async function writeInside(tx: LiveDatabase, writes: readonly Write[], now: number): Promise<Done> {
  const docs = wholeDocs(writes, now);
  if (docs) {
    const changed = await setDocs(tx, docs);
    return { seqs: seqsIn(changed), changed };
  }
  const [numbers, held] = await Promise.all([takeNumbers(tx, writes), readHeld(tx, writes)]);
  return await write(tx, { declarations: null, writes, numbers, held, now }, async () => undefined);
}

/** What came of writes that were done before. */
async function seqsOf(tx: LiveDatabase, id: string, writer: string): Promise<Seqs> {
  const [done] = await tx.query<{ writer: string; seqs: Seqs }>(
    'select writer, seqs from live_writes where id = $1',
    [id],
  );
  if (done?.writer !== writer)
    throw new LiveError('failed-precondition', 'Someone else’s write has this id.');
  return done.seqs;
}

const seqsIn = (changed: readonly ChangedDoc[]): Seqs =>
  Object.fromEntries(changed.map(({ collection, id, seq }) => [pathOf(collection, id), seq]));

interface Stored extends Done {
  /** The documents as they were. */
  before: ReadonlyMap<DocumentPath, ChangedDoc>;
  /** What was done to each last. */
  ops: ReadonlyMap<DocumentPath, Write['op']>;
}

interface Writing<Who extends Asker> {
  declarations: readonly Declaration<Who>[] | null;
  writes: readonly Write[];
  numbers: Numbers;
  /** The documents as they are since nobody else writes to their collections. */
  held: ReadonlyMap<DocumentPath, ChangedDoc>;
  now: number;
  /** Of the batch that is remembered as done. */
  id?: string;
}

async function write<Who extends Asker>(
  tx: LiveDatabase,
  { declarations, writes, numbers, held, now, id: batch }: Writing<Who>,
  allow: (write: Write, before: Data | null, after: Data | null) => Promise<void>,
): Promise<Stored> {
  const checks = new Map(
    declarations &&
      writes.map((one) => [one.path, findDeclaration(declarations, splitPath(one.path).collection)]),
  );
  const changed = new Map<DocumentPath, ChangedDoc>();
  for (const one of writes) {
    const { collection, id } = splitPath(one.path);
    const known = changed.get(one.path) ?? held.get(one.path);
    const before = known?.data ?? null;
    const after = applyWrite(before, one, now);
    const complaint = after && checks.get(one.path)?.declaration.check?.(after);
    if (complaint) throw invalid(complaint);
    await allow(one, before, after);
    const seq = numbers.next(collection);
    const born = before && known ? known.born : seq;
    changed.set(one.path, { collection, id, data: after, seq, born });
  }
  const seqs = seqsIn([...changed.values()]);
  await keep(tx, [...changed.values()], batch, seqs);
  const told = [...changed.values()].sort((a, b) => a.seq - b.seq);
  return {
    seqs,
    changed: told,
    before: held,
    ops: new Map(writes.map(({ path, op }) => [path, op])),
  };
}

interface Numbers {
  next(collection: CollectionPath): number;
}

/**
 * Numbers for all writes; other writes to one of the collections wait until this transaction has ended.
 * Throws for who comes with writes that were done before.
 */
async function takeNumbers(
  tx: LiveDatabase,
  writes: readonly Write[],
  batch?: { id: string; writer: string },
): Promise<Numbers> {
  if (writes.length === 0 || writes.length > mostWrites)
    throw invalid(`A batch holds 1 to ${mostWrites} writes.`);
  const wanted = new Map<CollectionPath, number>();
  for (const { path } of writes) {
    const { collection } = splitPath(path);
    wanted.set(collection, (wanted.get(collection) ?? 0) + 1);
  }
  // In one order for all, so that no two wait for each other.
  const paths = [...wanted.keys()].sort();
  const counts = paths.map((path) => wanted.get(path));
  // Each way to the database and back is one that those behind wait for.
  const rows = await tx.query<{ path: CollectionPath; seq: number | string; again?: boolean }>(
    batch ? takeNumbersAndBatch : takeNumbersOnly,
    batch ? [paths, counts, batch.id, batch.writer] : [paths, counts],
    batch ? 'live numbers and batch' : 'live numbers',
  );
  if (rows[0]?.again) throw new DoneBefore();
  const at = new Map(rows.map(({ path, seq }) => [path, Number(seq) - (wanted.get(path) ?? 0)]));
  return {
    next(collection: CollectionPath): number {
      const seq = (at.get(collection) ?? 0) + 1;
      at.set(collection, seq);
      return seq;
    },
  };
}

const takeNumbersOnly = `
  insert into live_collections as known (path, seq)
    select path, n from unnest($1::text[], $2::int[]) as wanted (path, n) order by path
    on conflict (path) do update set seq = known.seq + excluded.seq
    returning path, seq`;
// The batch after the collections, as in the statements for fresh documents, so that no two wait for each other.
const takeNumbersAndBatch = `
  with counted as (${takeNumbersOnly}), batch as (
    insert into live_writes (id, writer) select $3::uuid, $4 from (select count(*) from counted) as all_are_held
      on conflict do nothing returning id
  )
  select path, seq, not exists (select from batch) as again from counted`;

async function readHeld(tx: LiveDatabase, writes: readonly Write[]): Promise<Map<DocumentPath, ChangedDoc>> {
  const places = writes.map(({ path }) => splitPath(path));
  const rows = await tx.query<Row>(
    `select collection, id, data, seq, born from live_documents
      where (collection, id) in (select * from unnest($1::text[], $2::text[]))`,
    [places.map(({ collection }) => collection), places.map(({ id }) => id)],
    'live held',
  );
  return new Map(
    rows.map((row) => [
      pathOf(row.collection, row.id),
      { ...docOf(row), collection: row.collection, data: row.data },
    ]),
  );
}

const keepDocs = `
  insert into live_documents (collection, id, data, seq, born)
    select * from unnest($1::text[], $2::text[], $3::jsonb[], $4::bigint[], $5::bigint[])
    on conflict (collection, id) do update
      set data = excluded.data, seq = excluded.seq, born = excluded.born, changed_at = now()`;
const keepDocsAndSeqs = `with kept as (${keepDocs}) update live_writes set seqs = $7 where id = $6`;

async function keep(
  tx: LiveDatabase,
  docs: readonly ChangedDoc[],
  batch: string | undefined,
  seqs: Seqs,
): Promise<void> {
  const values = [
    docs.map(({ collection }) => collection),
    docs.map(({ id }) => id),
    docs.map(({ data }) => (data === null ? null : JSON.stringify(data))),
    docs.map(({ seq }) => seq),
    docs.map(({ born }) => born),
  ];
  if (batch)
    await tx.query(keepDocsAndSeqs, [...values, batch, JSON.stringify(seqs)], 'live documents of a batch');
  else await tx.query(keepDocs, values, 'live documents');
}
