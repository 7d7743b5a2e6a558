import type { ImageId, ImportId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { ImportFormat } from '@souk/shared/market/imports/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import type { SaidProduct } from '../look/look-at.ts';
import type { WantedPicture } from '../look/pictures.ts';
import type { Plan } from './plan.ts';
import { choiceKey } from './plan-variants.ts';

/** A product that is to be written, and as what. */
export interface Planned {
  id: ProductId;
  key: string;
  said: SaidProduct;
  pictures: WantedPicture[];
  plan: Plan;
}

export interface Writer {
  importId: ImportId;
  shopId: ShopId;
  ownerId: UserId;
  source: ImportFormat;
  currency: string;
  language: string;
  now: Date;
}

/** All of a batch in few statements, whatever its size. */
export async function writeProducts(tx: Db, batch: readonly Planned[], writer: Writer): Promise<void> {
  const isNew = ({ plan }: Planned) => plan.outcome === 'new';
  const isChanged = ({ plan }: Planned) => plan.outcome === 'changed';
  await insertProducts(tx, batch.filter(isNew), writer);
  await updateProducts(tx, batch.filter(isChanged), writer);
  const written = batch.filter(({ plan }) => plan.outcome !== 'unchanged');
  await writeVariants(tx, written);
  await writeImages(tx, written);
  await writePrices(tx, written, writer);
  await writeSources(tx, batch, writer);
  await writeWishes(tx, batch, writer);
}

const rowOf = ({ id, plan: { next, comesOnSale } }: Planned) => ({
  id,
  title: next.title,
  description: next.description,
  category_id: next.categoryId,
  condition: next.condition,
  status: next.status,
  accepts_offers: next.offers,
  min_offer_amount: next.minOffer,
  price_amount: next.price,
  compare_at_amount: next.compareAt,
  was_amount: next.was,
  weight_grams: next.weightGrams,
  tags: next.tags,
  attributes: next.attributes,
  options: next.options,
  listed: comesOnSale,
});

const recordset = (rows: readonly object[]) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r`;
const productColumns = sql`(id uuid, title text, description text, category_id uuid, condition text, status text,
  accepts_offers boolean, min_offer_amount bigint, price_amount bigint, compare_at_amount bigint, was_amount bigint,
  weight_grams int, tags text[], attributes jsonb, options jsonb, listed boolean)`;

async function insertProducts(tx: Db, batch: readonly Planned[], writer: Writer): Promise<void> {
  if (batch.length === 0) return;
  const { shopId, ownerId, currency, language, now } = writer;
  await sql`
    insert into products (id, shop_id, title, description, category_id, condition, status, accepts_offers,
      min_offer_amount, price_amount, compare_at_amount, was_amount, weight_grams, tags, attributes, options,
      currency, language, updated_by, created_at, updated_at)
    select id, ${shopId}, title, description, category_id, condition, status, accepts_offers, min_offer_amount,
      price_amount, compare_at_amount, was_amount, weight_grams, tags, attributes, options,
      ${currency}, ${language}, ${ownerId}, ${now}, ${now}
    from ${recordset(batch.map(rowOf))} ${productColumns}`.execute(tx);
}

async function updateProducts(tx: Db, batch: readonly Planned[], { ownerId, now }: Writer): Promise<void> {
  if (batch.length === 0) return;
  await sql`
    update products set title = r.title, description = r.description, category_id = r.category_id,
      condition = r.condition, status = r.status, accepts_offers = r.accepts_offers,
      min_offer_amount = r.min_offer_amount, price_amount = r.price_amount, compare_at_amount = r.compare_at_amount,
      was_amount = r.was_amount, weight_grams = r.weight_grams, tags = r.tags, attributes = r.attributes,
      options = r.options, version = version + 1, updated_by = ${ownerId}, updated_at = ${now},
      created_at = case when r.listed then ${now}::timestamptz else created_at end
    from ${recordset(batch.map(rowOf))} ${productColumns}
    where products.id = r.id`.execute(tx);
}

const variantColumns = sql`(id uuid, product_id uuid, sku text, options jsonb, price_amount bigint, available int,
  image_id uuid, position int)`;

async function writeVariants(tx: Db, batch: readonly Planned[]): Promise<void> {
  const removed = batch.flatMap(({ plan }) => plan.removed);
  if (removed.length > 0) await deleteVariants(tx, removed);
  const rows = batch.flatMap(({ id, plan }) =>
    plan.variants.map((one, position) => ({
      id: one.id,
      product_id: id,
      sku: one.sku,
      options: one.options,
      price_amount: one.price,
      available: one.stock,
      image_id: one.imageId,
      position,
    })),
  );
  const there = rows.filter(({ id }) => id !== undefined);
  const added = rows.flatMap((row) => (row.id === undefined ? [{ ...row, id: newId<VariantId>() }] : []));
  if (there.length > 0) {
    // SKUs may be handed on from one variant to another: in between nobody has one.
    await sql`update product_variants set sku = '' from ${recordset(there)} ${variantColumns}
      where product_variants.id = r.id and product_variants.sku <> r.sku`.execute(tx);
    await sql`
      update product_variants set sku = r.sku, options = r.options, price_amount = r.price_amount,
        available = r.available, position = r.position
      from ${recordset(there)} ${variantColumns}
      where product_variants.id = r.id and (product_variants.sku, product_variants.options,
        product_variants.price_amount, product_variants.available, product_variants.position)
        is distinct from (r.sku, r.options, r.price_amount, r.available, r.position)`.execute(tx);
  }
  if (added.length > 0)
    await sql`
      insert into product_variants (id, product_id, sku, options, price_amount, available, image_id, position)
      select id, product_id, sku, options, price_amount, available, image_id, position
      from ${recordset(added)} ${variantColumns}`.execute(tx);
}

const deleteVariants = (tx: Db, ids: readonly VariantId[]) =>
  sql`delete from product_variants where id = any(${sql.val([...ids])}::uuid[])`.execute(tx);

async function writeImages(tx: Db, batch: readonly Planned[]): Promise<void> {
  const changed = batch.flatMap(({ id, plan }) => (plan.images ? [{ id, images: plan.images }] : []));
  if (changed.length > 0) await replaceImages(tx, changed);
}

/** The pictures of products, in order. No variant is left with one that its product does not show. */
export async function replaceImages(
  tx: Db,
  changed: ReadonlyArray<{ id: ProductId; images: readonly ImageId[] }>,
): Promise<void> {
  const ids = sql`any(${sql.val(changed.map(({ id }) => id))}::uuid[])`;
  const rows = changed.flatMap(({ id, images }) =>
    images.map((image_id, position) => ({ product_id: id, image_id, position })),
  );
  await sql`delete from product_images where product_id = ${ids}`.execute(tx);
  await sql`
    insert into product_images (product_id, image_id, position)
    select product_id, image_id, position
    from ${recordset(rows)} (product_id uuid, image_id uuid, position int)`.execute(tx);
  await sql`
    update product_variants v set image_id = null
    where product_id = ${ids} and image_id is not null and not exists (
      select from product_images pi where pi.product_id = v.product_id and pi.image_id = v.image_id)`.execute(
    tx,
  );
}

async function writePrices(tx: Db, batch: readonly Planned[], { currency }: Writer): Promise<void> {
  const rows = batch.flatMap(({ id, plan: { priceChange } }) =>
    priceChange ? [{ product_id: id, changed_at: priceChange.at, amount: priceChange.amount }] : [],
  );
  if (rows.length === 0) return;
  await sql`
    insert into price_changes (product_id, changed_at, amount, currency)
    select product_id, changed_at, amount, ${currency}
    from ${recordset(rows)} (product_id uuid, changed_at timestamptz, amount bigint)`.execute(tx);
}

async function writeSources(
  tx: Db,
  batch: readonly Planned[],
  { shopId, source, now }: Writer,
): Promise<void> {
  const rows = batch.map(({ id, key, said, plan }) => ({
    external_key: key,
    product_id: id,
    seen: said,
    publish: plan.publishWithPicture,
  }));
  if (rows.length === 0) return;
  await sql`
    insert into product_sources (shop_id, source, external_key, product_id, seen, seen_at, publish_with_picture)
    select ${shopId}, ${source}, external_key, product_id, seen, ${now}, publish
    from ${recordset(rows)} (external_key text, product_id uuid, seen jsonb, publish boolean)
    on conflict (shop_id, source, external_key) do update set product_id = excluded.product_id,
      seen = excluded.seen, seen_at = excluded.seen_at, publish_with_picture = excluded.publish_with_picture`.execute(
    tx,
  );
}

/** Pictures to fetch. One that could not be had is tried again whenever its product is imported again. */
async function writeWishes(
  tx: Db,
  batch: readonly Planned[],
  { importId, shopId, now }: Writer,
): Promise<void> {
  const wanted = batch.flatMap(({ id, said, pictures, plan }) => {
    const places = new Map(plan.fetch.map(({ url, position }) => [url, position]));
    return pictures.map((picture, i) => ({
      id: newId(),
      product_id: id,
      url: picture.url,
      row: picture.row,
      column_name: picture.column,
      position: places.get(picture.url) ?? i,
      asked: places.has(picture.url),
      variants: said.variants
        .filter((one) => one.picture === picture.url)
        .map((one) => JSON.parse(choiceKey(one.options)) as Array<[string, string]>)
        .map((entries) => Object.fromEntries(entries)),
    }));
  });
  await sql`
    delete from import_pictures p using ${recordset(
      batch.map(({ id, pictures }) => ({ product_id: id, urls: pictures.map(({ url }) => url) })),
    )} (product_id uuid, urls text[])
    where p.product_id = r.product_id and p.state = 'waiting' and p.url <> all (r.urls)`.execute(tx);
  if (wanted.length === 0) return;
  await sql`
    with wanted as materialized (
      select * from ${recordset(wanted)} (id uuid, product_id uuid, url text, row int, column_name text, position int,
        asked boolean, variants jsonb)
    ), again as (
      update import_pictures p set state = 'waiting', failure = null, attempts = 0, next_try_at = ${now},
        import_id = ${importId}, row = w.row, column_name = w.column_name, position = w.position,
        variants = w.variants
      from wanted w where p.product_id = w.product_id and p.url = w.url and p.state = 'failed'
    )
    insert into import_pictures (id, import_id, shop_id, product_id, url, position, row, column_name, variants, next_try_at)
    select id, ${importId}, ${shopId}, product_id, url, position, row, column_name, variants, ${now}
    from wanted where asked
    on conflict (product_id, url) do nothing`.execute(tx);
}
