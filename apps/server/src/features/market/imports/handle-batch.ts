import type { ImageId, ProductId, ShopId } from '@souk/shared/ids.ts';
import type { ImportFormat, ImportNote, ImportProblem } from '@souk/shared/market/imports/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { announce } from '../catalog/index.ts';
import { type Format, Lines } from './formats/format.ts';
import { formats } from './formats/recognise.ts';
import type { ImportRow } from './imports.repo.ts';
import type { CategoryNames } from './look/category-names.ts';
import { type Looked, lookAt } from './look/look-at.ts';
import { ownImageId } from './pictures/own-address.ts';
import { cutShort } from './read/plain-cell.ts';
import {
  type Counted,
  findNext,
  type ImportingShop,
  noteProgress,
  noteResults,
  type Result,
  type StagedProduct,
} from './turn.repo.ts';
import {
  findBySku,
  findCurrent,
  findOwnIds,
  findOwnImages,
  findSources,
  findStoredPictures,
  type Source,
} from './write/current.repo.ts';
import { whyHeldBack } from './write/held-back.ts';
import { type Plan, planProduct } from './write/plan.ts';
import { type Planned, writeProducts } from './write/write.repo.ts';

export interface BatchTerms {
  shop: ImportingShop;
  categories: CategoryNames;
  /** The market's own address. */
  url: string;
  now: Date;
}

// Products in one transaction: a few hundred milliseconds at most, so that nobody waits for it.
const BATCH = 200;

interface Candidate extends StagedProduct {
  looked: Looked;
  source: Source | undefined;
  productId: ProductId | undefined;
}

/** Looks at the next products of an import, and writes them when it is time. False when there are none left. */
export async function handleBatch(tx: Db, row: ImportRow, terms: BatchTerms): Promise<boolean> {
  const staged = await findNext(tx, row.id, row.at_position, BATCH);
  const last = staged.at(-1);
  if (!last) return false;
  const format = formats[row.format as ImportFormat];
  const candidates = await identify(
    tx,
    row,
    format,
    staged.map((one) => look(one, row, format, terms)),
  );
  const current = await findCurrent(tx, row.shop_id, [
    ...new Set(candidates.flatMap(({ productId }) => productId ?? [])),
  ]);
  const images = await knownPictures(tx, row.shop_id, candidates, terms.url);

  const planned: Planned[] = [];
  const taken = new Set<ProductId>();
  const results: Result[] = [];
  for (const { position, external_key, looked, source, productId, lines } of candidates) {
    const { product: said, pictures, problems, notes, shown } = looked;
    // Two products of a file are never one here.
    const id = productId && !taken.has(productId) ? productId : undefined;
    let plan: Plan | undefined;
    let problem: ImportProblem | undefined;
    const now = id && current.get(id);
    if (said) {
      const known = {
        current: now,
        images,
        now: terms.now,
        publishWithPicture: source?.publishWithPicture ?? false,
        isOwnTable: format.name === 'souk',
      };
      const meant = planProduct(said, { ...known, seen: now && source?.seen });
      const why = now && whyHeldBack(meant, now);
      if (why) problem = heldBack(why, lines, row, said.title);
      else {
        plan = meant;
        // In the order of the file, also where only ids tell.
        const own = now?.id ?? newId<ProductId>(terms.now.getTime() + planned.length);
        taken.add(own);
        planned.push({ id: own, key: external_key, said, pictures, plan });
      }
    }
    const hasPicture = (now?.images.length ?? 0) > 0;
    results.push({
      position,
      outcome: plan?.outcome ?? 'refused',
      title: shown.title,
      price_amount: shown.price,
      stock: shown.stock,
      variant_count: shown.variants,
      picture_count: pictures.length,
      fields: plan?.fields ?? [],
      problems: problem ? [...problems, problem] : problems,
      notes: plan ? notes.filter(({ kind }) => kind !== 'no-picture' || !hasPicture) : [],
      product_id: now?.id ?? (row.state === 'running' && plan ? (planned.at(-1)?.id ?? null) : null),
      written: row.state === 'running' && plan !== undefined,
    });
  }
  if (row.state === 'running') await write(tx, row, planned, terms);
  await noteResults(tx, row.id, results);
  await noteProgress(tx, row.id, { at: last.position, counted: count(results), now: terms.now });
  return true;
}

function look(staged: StagedProduct, row: ImportRow, format: Format, { shop, categories }: BatchTerms) {
  const looked = lookAt(format.read(new Lines(staged.lines, row.columns)), {
    currency: shop.currency,
    categories,
    fallbackCategory: row.fallback_category_id,
  });
  return { ...staged, looked };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Which product of the shop each is: by the name it has elsewhere, by our own id in an export, else by SKU. */
async function identify(
  tx: Db,
  { shop_id: shopId }: ImportRow,
  { name }: Format,
  staged: Array<StagedProduct & { looked: Looked }>,
): Promise<Candidate[]> {
  const keys = staged.map(({ external_key }) => external_key);
  const sources = await findSources(tx, shopId, name, keys);
  const ids = name === 'souk' ? keys.filter((key) => uuid.test(key) && !sources.has(key)) : [];
  const own = await findOwnIds(tx, shopId, ids);
  const unknown = staged.filter(({ external_key: key }) => !sources.has(key) && !own.has(key));
  const skusOf = ({ product }: Looked) => product?.variants.flatMap(({ sku }) => sku || []) ?? [];
  const bySku = await findBySku(
    tx,
    shopId,
    name,
    unknown.flatMap(({ looked }) => skusOf(looked)),
  );
  return staged.map((one) => {
    const { external_key: key } = one;
    const source = sources.get(key);
    if (source) return { ...one, source, productId: source.productId };
    if (own.has(key)) return { ...one, source, productId: key as ProductId };
    const found = new Set(skusOf(one.looked).flatMap((sku) => [...(bySku.get(sku) ?? [])]));
    if (found.size > 1) return { ...one, looked: ofSeveral(one), source, productId: undefined };
    return { ...one, source, productId: [...found][0] };
  });
}

const heldBack = (
  kind: ImportProblem['kind'],
  lines: StagedProduct['lines'],
  { columns }: ImportRow,
  title: string,
): ImportProblem => ({
  row: lines[0]?.row ?? 0,
  column: columns.title ?? 'title',
  kind,
  value: cutShort(title, 80),
});

/** Its SKUs belong to different products here: which of them is meant cannot be known. */
function ofSeveral({ looked, lines }: StagedProduct & { looked: Looked }): Looked {
  const problem: ImportProblem = {
    row: lines[0]?.row ?? 0,
    column: 'SKU',
    kind: 'sku-of-several',
    value: cutShort(looked.product?.variants.map(({ sku }) => sku).join(', ') ?? '', 80),
  };
  return { ...looked, product: undefined, problems: [...looked.problems, problem] };
}

async function knownPictures(
  tx: Db,
  shopId: ShopId,
  candidates: readonly Candidate[],
  url: string,
): Promise<Map<string, ImageId>> {
  const urls = [
    ...new Set(candidates.flatMap(({ looked }) => looked.pictures.map((picture) => picture.url))),
  ];
  const kept = await findStoredPictures(tx, shopId, urls);
  const ours = urls.flatMap((address) => {
    const id = ownImageId(address, url);
    return id ? [{ address, id }] : [];
  });
  const own = await findOwnImages(
    tx,
    shopId,
    ours.map(({ id }) => id),
  );
  for (const { address, id } of ours) if (own.has(id)) kept.set(address, id);
  return kept;
}

async function write(tx: Db, row: ImportRow, planned: readonly Planned[], terms: BatchTerms): Promise<void> {
  const { shop, now } = terms;
  await writeProducts(tx, planned, {
    importId: row.id,
    shopId: row.shop_id,
    ownerId: shop.ownerId,
    source: row.format as ImportFormat,
    currency: shop.currency,
    language: shop.language,
    now,
  });
  for (const { id, plan } of planned) {
    if (plan.dropped) await announce(tx, 'product.price-dropped', { productId: id, ...plan.dropped });
    if (plan.backInStock) await announce(tx, 'product.back-in-stock', { productId: id });
  }
}

function count(results: readonly Result[]): Counted {
  const counted: Counted = { new: 0, changed: 0, unchanged: 0, refused: 0, uncategorised: 0 };
  for (const result of results) {
    counted[result.outcome as 'new'] += 1;
    if (isUncategorised(result)) counted.uncategorised += 1;
  }
  return counted;
}

/** Whether its category is all that is missing, or was. */
function isUncategorised({ problems, notes }: Result): boolean {
  const kinds = (problems as ImportProblem[]).map(({ kind }) => kind);
  if (kinds.length === 0) return (notes as ImportNote[]).some(({ kind }) => kind === 'category-chosen');
  return kinds.every((kind) => kind === 'unknown-category' || kind === 'no-category');
}
