import type { ProductId, ShowId, StepId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { StepInput } from '@souk/shared/live/shows/steps-schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { findListed, putForSale } from './for-sale.repo.ts';

export interface StepRow {
  _id: StepId;
  kind: 'product' | 'talk';
  productId: ProductId | null;
  title: string;
  image: Image | null;
  price: number | null;
  currency: string | null;
  available: number;
  minutes: number | null;
  afterLots: number;
  endsAt: Date | null;
  doneAt: Date | null;
}

/** In their order. Products that went off sale are left out. */
export async function findSteps(db: Db, showId: ShowId): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select s.id as _id, s.kind, s.product_id as "productId", coalesce(s.title, p.title) as title,
      ${coverOf(sql.ref('p.id'))} as image, p.price_amount as price, p.currency,
      (select coalesce(sum(v.available), 0) from product_variants v where v.product_id = p.id)::int as available,
      s.minutes, s.after_lots as "afterLots", s.ends_at as "endsAt", s.done_at as "doneAt"
    from show_steps s left join products p on p.id = s.product_id
    where s.show_id = ${showId} and (p.id is null or p.status in ('active', 'out-of-stock'))
    order by s.after_lots, s.position`.execute(db);
  return rows;
}

/** Makes the steps of a show that has not begun these. What it shows at its price is sold in it, too. */
export async function putSteps(tx: Db, showId: ShowId, steps: readonly StepInput[]): Promise<void> {
  const before = await tx
    .deleteFrom('show_steps')
    .where('show_id', '=', showId)
    .returning('product_id')
    .execute();
  const gone = new Set(before.map(({ product_id }) => product_id));
  const products = steps.flatMap((step) => (step.kind === 'product' ? step.productId : []));
  const others = (await findListed(tx, showId)).filter((id) => !gone.has(id));
  if (gone.size > 0 || products.length > 0)
    await putForSale(tx, showId, [...new Set([...products, ...others])]);
  if (steps.length === 0) return;
  await tx
    .insertInto('show_steps')
    .values(
      steps.map((step, position) => ({
        ...{ id: newId<StepId>(), show_id: showId, kind: step.kind, after_lots: step.afterLots, position },
        ...{ ends_at: null, done_at: null },
        ...(step.kind === 'product'
          ? { product_id: step.productId, title: null, minutes: null }
          : { product_id: null, title: step.title, minutes: step.minutes }),
      })),
    )
    .execute();
}

/** Those that wait, in this order, each after so many of the lots that wait. */
export async function placeSteps(
  tx: Db,
  showId: ShowId,
  steps: ReadonlyArray<{ _id: StepId; lotsBefore: number }>,
): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    update show_steps s set position = places.position - 1, after_lots = places.lots_before + (
      select coalesce(max(number), 0) from lots where show_id = ${showId} and state <> 'queued')
    from unnest(${steps.map(({ _id }) => _id)}::uuid[], ${steps.map(({ lotsBefore }) => lotsBefore)}::int[])
      with ordinality as places (id, lots_before, position)
    where s.id = places.id and s.show_id = ${showId} and s.done_at is null and s.ends_at is null`.execute(tx);
}

export async function countSteps(tx: Db, showId: ShowId): Promise<number> {
  const { count } = await tx
    .selectFrom('show_steps')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  return count;
}

/** After those of the same place. */
export async function insertStep(tx: Db, showId: ShowId, step: StepInput): Promise<StepId> {
  const id = newId<StepId>();
  const [product, title, minutes] =
    step.kind === 'product' ? [step.productId, null, null] : [null, step.title, step.minutes];
  await sql`
    insert into show_steps (id, show_id, kind, product_id, title, minutes, after_lots, position)
    select ${id}, ${showId}, ${step.kind}, ${product}, ${title}, ${minutes}::int, ${step.afterLots},
      (select coalesce(max(position), -1) + 1 from show_steps where show_id = ${showId})`.execute(tx);
  return id;
}

export async function findStep(tx: Db, showId: ShowId, id: StepId) {
  return await tx
    .selectFrom('show_steps')
    .selectAll()
    .where('show_id', '=', showId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function beginTalk(tx: Db, id: StepId, endsAt: Date): Promise<void> {
  await tx.updateTable('show_steps').set({ ends_at: endsAt, done_at: null }).where('id', '=', id).execute();
}

export async function finishStep(tx: Db, id: StepId, now: Date): Promise<void> {
  await tx.updateTable('show_steps').set({ done_at: now }).where('id', '=', id).execute();
}
