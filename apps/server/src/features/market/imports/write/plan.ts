import type { CategoryId, ImageId, VariantId } from '@souk/shared/ids.ts';
import { struckPrice } from '@souk/shared/market/catalog/price-history.ts';
import type { Condition, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { ChangedField, ImportOutcome } from '@souk/shared/market/imports/schema.ts';
import type { SaidProduct } from '../look/look-at.ts';
import type { CurrentProduct } from './current.repo.ts';
import { planPictures } from './plan-pictures.ts';
import { type NextVariant, planVariants } from './plan-variants.ts';
import { same } from './same.ts';

/** A product as it will be. */
export interface NextProduct {
  title: string;
  description: string;
  categoryId: CategoryId | null;
  condition: Condition | null;
  status: ProductStatus;
  offers: boolean;
  minOffer: number | null;
  price: number;
  compareAt: number | null;
  was: number | null;
  weightGrams: number | null;
  tags: string[];
  attributes: Array<{ name: string; value: string }>;
  options: Array<{ name: string; values: string[] }>;
}

export interface Plan {
  outcome: Exclude<ImportOutcome, 'refused'>;
  fields: ChangedField[];
  next: NextProduct;
  variants: NextVariant[];
  removed: VariantId[];
  /** In order; undefined leaves them as they are. */
  images: ImageId[] | undefined;
  /** Addresses to fetch, with their places. */
  fetch: Array<{ url: string; position: number }>;
  publishWithPicture: boolean;
  /** From now on it costs this much. */
  priceChange: { at: Date; amount: number } | undefined;
  /** It comes on sale with this, and is new from then on. */
  comesOnSale: boolean;
  dropped: { from: number; to: number } | undefined;
  backInStock: boolean;
}

export interface Known {
  /** As it is here; undefined for a new one. */
  current: CurrentProduct | undefined;
  /** What the same kind of file said last time. */
  seen: SaidProduct | undefined;
  /** Our own table says how things are to be, whatever it said before. */
  isOwnTable: boolean;
  publishWithPicture: boolean;
  /** Pictures that are here already, by their addresses. */
  images: ReadonlyMap<string, ImageId>;
  now: Date;
}

/**
 * What a file makes of a product. What it says as last time changes nothing: what was changed or sold here since then
 * stays. What it says anew counts.
 */
export function planProduct(said: SaidProduct, known: Known): Plan {
  const { current, images, now } = known;
  const seen = known.isOwnTable ? undefined : known.seen;
  const fields: ChangedField[] = [];

  /** The value that counts from now on. */
  function settle<Value>(
    field: ChangedField,
    news: Value | undefined,
    before: Value | undefined,
    held: Value,
  ): Value {
    const counts = news !== undefined && !(seen && same(news, before));
    if (!counts || same(news, held)) return held;
    fields.push(field);
    return news;
  }

  const base: NextProduct = current ?? {
    ...nothing,
    title: said.title,
    categoryId: said.categoryId,
    condition: said.condition ?? 'new',
  };
  const isFixedPrice = (current?.listingKind ?? 'buy-now') === 'buy-now';
  const variants = isFixedPrice
    ? planVariants(said, seen, current)
    : { options: base.options, variants: [], removed: [], fields: [] };
  fields.push(...variants.fields);
  const price =
    variants.variants.length > 0 ? Math.min(...variants.variants.map((one) => one.price)) : base.price;
  const compareAt = isFixedPrice
    ? settle('compareAt', said.compareAt, seen?.compareAt, base.compareAt)
    : base.compareAt;
  const pictures = planPictures(said, known);
  if (pictures.changed) fields.push('pictures');
  const next: NextProduct = {
    title: settle('title', said.title, seen?.title, base.title),
    description: settle('description', said.description, seen?.description, base.description),
    categoryId: settle<CategoryId | null>('category', said.categoryId, seen?.categoryId, base.categoryId),
    condition: settle<Condition | null>('condition', said.condition, seen?.condition, base.condition),
    status: base.status,
    offers: isFixedPrice ? settle('offers', said.offers, seen?.offers, base.offers) : base.offers,
    minOffer: base.minOffer,
    price,
    // What a price was raised over is nothing to compare with any more.
    compareAt: compareAt !== null && compareAt > price ? compareAt : null,
    was: base.was,
    weightGrams: settle('weight', said.weightGrams, seen?.weightGrams, base.weightGrams),
    tags: settle('tags', said.tags, seen?.tags, base.tags),
    attributes: settle('attributes', said.attributes, seen?.attributes, base.attributes),
    options: variants.options,
  };
  if (next.minOffer !== null && (!next.offers || next.minOffer >= price)) next.minOffer = null;

  const hasPicture = (pictures.images ?? current?.images ?? []).length > 0;
  const stock = variants.variants.reduce((sum, one) => sum + one.stock, 0);
  const wish = wishedStatus(said, known);
  // A file knows fixed prices alone: whether an auction goes on sale, or ends, is not said there.
  const { status, publishWithPicture } =
    current && !isFixedPrice
      ? { status: current.status, publishWithPicture: false }
      : statusOf(wish, current?.status, {
          hasPicture,
          isSoldOut: stock === 0,
          wasPublished: (current?.history.length ?? 0) > 0,
          waited: known.publishWithPicture,
        });
  next.status = status;
  if (current && onSale(status) !== onSale(current.status)) fields.push('status');

  const isPriced = isFixedPrice && onSale(status) === 'active';
  const last = current?.history.at(-1);
  const priceChange =
    isPriced && last?.amount !== price
      ? { at: new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1)), amount: price }
      : undefined;
  if (isFixedPrice)
    next.was = isPriced
      ? struckPrice([...(current?.history ?? []), ...(priceChange ? [priceChange] : [])], next.compareAt)
      : null;

  return {
    outcome: current ? (fields.length > 0 ? 'changed' : 'unchanged') : 'new',
    fields: current ? fields : [],
    next,
    variants: variants.variants.map((one) => withPicture(one, images, pictures.images ?? [])),
    removed: variants.removed,
    images: pictures.images,
    fetch: pictures.fetch,
    publishWithPicture,
    priceChange,
    comesOnSale: current?.status === 'draft' && onSale(status) === 'active',
    dropped:
      current && status === 'active' && current.status === 'active' && price < current.price
        ? { from: current.price, to: price }
        : undefined,
    backInStock: current?.status === 'out-of-stock' && status === 'active',
  };
}

/** A picture that is here already is shown at once with its variant. */
function withPicture(one: NextVariant, known: Known['images'], shown: readonly ImageId[]): NextVariant {
  const picture = one.picture === undefined ? undefined : known.get(one.picture);
  return one.imageId === null && picture && shown.includes(picture) ? { ...one, imageId: picture } : one;
}

/** What a new product begins from. */
const nothing: Omit<NextProduct, 'title' | 'categoryId' | 'condition'> = {
  description: '',
  status: 'draft',
  offers: false,
  minOffer: null,
  price: 0,
  compareAt: null,
  was: null,
  weightGrams: null,
  tags: [],
  attributes: [],
  options: [],
};

type Wish = 'active' | 'draft' | 'archived' | undefined;

/** Where the file wants it to be; undefined leaves it where it is. */
function wishedStatus(said: SaidProduct, { current, seen, isOwnTable }: Known): Wish {
  if (!current) return said.status ?? 'active';
  return !isOwnTable && seen && seen.status === said.status ? undefined : said.status;
}

const onSale = (status: ProductStatus): string => (status === 'out-of-stock' ? 'active' : status);

/** What goes on sale needs a picture; what was on sale is never a draft again. */
function statusOf(
  wish: Wish,
  held: ProductStatus | undefined,
  facts: { hasPicture: boolean; isSoldOut: boolean; wasPublished: boolean; waited: boolean },
): { status: ProductStatus; publishWithPicture: boolean } {
  const now = held ?? 'draft';
  const goes = (status: ProductStatus) => ({ status, publishWithPicture: false });
  const wantsSale = wish === 'active' || (wish === undefined && (now === 'active' || now === 'out-of-stock'));
  if (wantsSale && facts.hasPicture) return goes(facts.isSoldOut ? 'out-of-stock' : 'active');
  if (wantsSale && now !== 'archived') return { status: 'draft', publishWithPicture: true };
  if (wish === 'archived') return goes('archived');
  if (wish === 'draft') return goes(now === 'active' || now === 'out-of-stock' ? 'archived' : now);
  if (now === 'draft' && facts.waited && facts.hasPicture)
    return goes(facts.isSoldOut ? 'out-of-stock' : 'active');
  return { status: now, publishWithPicture: now === 'draft' && facts.waited };
}
