import type { CollectionPath } from '../paths.ts';
import { mostWrites } from '../writes.ts';
import type { LiveDatabase } from './database.ts';
import type { Asker } from './declaration.ts';
import { type FreshDoc, isTaken, type KeepFresh, keepAlone } from './fresh.ts';
import type { Batch, Seqs } from './writing.ts';

interface Waiting {
  batch: Batch<Asker>;
  docs: readonly FreshDoc[];
  kept: PromiseWithResolvers<Seqs | undefined>;
}

/**
 * New documents of one collection are stored one commit after another, as each takes the collection's lock. What comes
 * while a commit is on its way waits for it and then shares the next one: a slow disk holds everyone up once, not once each.
 */
export class FreshQueue {
  private readonly db: LiveDatabase;
  /** Of each collection with a commit on its way, what waits for it. */
  private readonly waiting = new Map<CollectionPath, Waiting[]>();

  constructor(db: LiveDatabase) {
    this.db = db;
  }

  readonly keep: KeepFresh = (batch, docs) => {
    const [collection, ...others] = new Set(docs.map((doc) => doc.collection));
    if (collection === undefined || others.length > 0) return keepAlone(this.db)(batch, docs);
    const one: Waiting = { batch, docs, kept: Promise.withResolvers() };
    const waiting = this.waiting.get(collection);
    if (waiting) waiting.push(one);
    else {
      this.waiting.set(collection, []);
      void this.run(collection, [one]);
    }
    return one.kept.promise;
  };

  private async run(collection: CollectionPath, first: Waiting[]): Promise<void> {
    for (let group = first; group.length > 0; group = this.next(collection)) {
      if (group.length > 1 && (await this.keepTogether(collection, group))) continue;
      for (const { batch, docs, kept } of group) {
        await keepAlone(this.db)(batch, docs).then(kept.resolve, kept.reject);
      }
    }
  }

  /** As many of those that wait as one statement takes. */
  private next(collection: CollectionPath): Waiting[] {
    const waiting = this.waiting.get(collection) ?? [];
    let docs = 0;
    const more = waiting.findIndex((one) => {
      docs += one.docs.length;
      return docs > mostWrites;
    });
    const group = waiting.splice(0, more < 0 ? waiting.length : more);
    if (group.length === 0) this.waiting.delete(collection);
    return group;
  }

  /** False when one of them turns out not to be new, so that each has to be looked at by itself. */
  private async keepTogether(collection: CollectionPath, group: readonly Waiting[]): Promise<boolean> {
    const docs = group.flatMap((one) => one.docs.map((doc) => ({ ...doc, batch: one.batch })));
    try {
      const done = await this.db.query<{ id: string; seqs: Seqs }>(
        keepGroup,
        [
          collection,
          docs.map(({ batch }) => batch.id),
          docs.map(({ batch }) => batch.who.id),
          docs.map(({ id }) => id),
          docs.map(({ data }) => JSON.stringify(data)),
        ],
        'live fresh documents of several',
      );
      if (done.length === 0) return false;
      const seqs = new Map(done.map((one) => [one.id, one.seqs]));
      for (const { batch, kept } of group) kept.resolve(seqs.get(batch.id));
    } catch (error) {
      if (isTaken(error)) return false;
      for (const { kept } of group) kept.reject(error);
    }
    return true;
  }
}

const keepGroup = `
  with wanted as (
    select batch, writer, id, data, nth
      from unnest($2::uuid[], $3::text[], $4::text[], $5::jsonb[]) with ordinality as given (batch, writer, id, data, nth)
  ), held as (
    select seq from live_collections where path = $1 for update
  ), numbered as (
    select batch, writer, id, data, held.seq + nth as seq from wanted, held
      where not exists (
        select from live_documents as known join wanted on known.id = wanted.id where known.collection = $1
      )
  ), done as (
    insert into live_writes (id, writer, seqs)
      select batch, writer, jsonb_object_agg($1 || '/' || id, seq) from numbered group by batch, writer
      returning id, seqs
  ), counted as (
    update live_collections as known set seq = known.seq + many.count
      from (select count(*) from numbered) as many
      where known.path = $1
  ), kept as (
    insert into live_documents (collection, id, data, seq, born) select $1, id, data, seq, seq from numbered
  )
  select id, seqs from done`;
