import type { ImageId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import {
  type NewProduct,
  type NewVariant,
  productRow,
  variantRow,
} from '../features/market/catalog/product.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { NewImage } from '../platform/images/image.builder.ts';
import type { Anchor } from './anchor.ts';
import { type Listed, minutesSinceArrival } from './arrivals.ts';
import { categoryFor } from './categories.ts';
import { splitLook } from './content/colourways.ts';
import { shapeOf } from './content/forms.ts';
import type { Good, ShopContent } from './content/shop-content.ts';
import { kindWords } from './content/words/all-kinds.ts';
import { attributesOf, descriptionOf } from './descriptions.ts';
import { colourLabel, drawnRow, imageIdOf, pictureOf, viewsOf } from './pictures.ts';
import { type Chance, chanceOf } from './random.ts';
import { heavyProfileOf } from './shipping.ts';

/** A product with all that hangs on it, and what reviews and shows need to know of it. */
export interface DemoProduct {
  listed: Listed;
  product: NewProduct;
  shopId: ShopId;
  ownerId: UserId;
  listedAt: Date;
  images: NewImage[];
  gallery: ImageId[];
  variants: NewVariant[];
  prices: Array<NewRow<'price_changes'>>;
  /** One of a kind: sold once, so reviewed once at most. */
  single: boolean;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

export const productIdOf = (shop: Pick<ShopContent, 'slug'>, title: string): ProductId =>
  idOf<ProductId>(`product:${shop.slug}/${title}`);

export function demoProduct(
  listed: Listed,
  place: { nth: number; of: number },
  owner: { shopId: ShopId; ownerId: UserId },
  anchor: Anchor,
): DemoProduct {
  const { shop, good } = listed;
  const name = `product:${shop.slug}/${good.title}`;
  const chance = chanceOf(name);
  const id = productIdOf(shop, good.title);
  const { kind } = shapeOf(good.form);
  const words = kindWords[kind];
  const single = Boolean(good.auction || good.giveaway || good.condition);
  const listedAt = anchor.minutes(-Math.round(minutesSinceArrival(place.nth, place.of)));
  const pictures = picturesOf(name, good, owner.ownerId, listedAt);
  const choices = { colours: good.looks.length > 1, sizes: sizesOf(good, single) };
  return {
    listed,
    ...owner,
    listedAt,
    single,
    images: pictures.images,
    gallery: pictures.gallery,
    variants: variantsOf(name, id, good, single, pictures.fronts, chance),
    prices: pricesOf(id, good, listedAt, anchor),
    product: productRow({
      id,
      shop_id: owner.shopId,
      category_id: categoryFor(good.form).leaf,
      title: good.title,
      description: descriptionOf(listed, chance),
      condition: good.condition ?? 'new',
      listing_kind: good.auction ? 'auction' : good.giveaway ? 'giveaway' : 'buy-now',
      accepts_offers: good.offers ?? false,
      price_amount: cents(good.price),
      compare_at_amount: good.was ? cents(good.was) : null,
      attributes: attributesOf(good, chance),
      options: [
        ...(choices.colours ? [{ name: words.colourOption, values: good.looks.map(colourLabel) }] : []),
        ...(choices.sizes
          ? [{ name: choices.sizes.name, values: choices.sizes.values.map((s) => s.value) }]
          : []),
      ],
      tags: [...words.tags, splitLook(good.looks[0]).colour],
      shipping_profile_id: good.heavy ? heavyProfileOf(shop) : null,
      weight_grams: words.grams + chance.between(-4, 4) * Math.round(words.grams / 60),
      created_at: listedAt,
      updated_at: listedAt,
    }),
  };
}

function sizesOf(good: Good, single: boolean) {
  return single || good.stock ? undefined : kindWords[shapeOf(good.form).kind].sizes;
}

function picturesOf(name: string, good: Good, owner: UserId, madeAt: Date) {
  const images: NewImage[] = [];
  const draw = (part: string, recipe: ReturnType<typeof pictureOf>, alt: string): ImageId => {
    const image = { name: `${name}/${part}`, recipe: { type: 'still' as const, ...recipe }, alt };
    images.push(drawnRow({ ...image, width: 960, height: 1200, owner, madeAt }));
    return imageIdOf(image.name);
  };
  const [look, ...others] = good.looks;
  const [front, elsewhere, closeUp, third] = viewsOf(pictureOf(name, good.form, look));
  const fronts: ImageId[] = [];
  const gallery: ImageId[] = [];
  if (front) fronts.push(draw('front', front, good.title));
  gallery.push(...fronts);
  if (elsewhere) gallery.push(draw('elsewhere', elsewhere, `${good.title}, in another room`));
  if (closeUp) gallery.push(draw('close', closeUp, `${good.title}, from close by`));
  if (third && others.length === 0) gallery.push(draw('third', third, `${good.title}, in a third room`));
  for (const other of others) {
    const label = `${good.title.replace(/,.*$/, '')}, ${splitLook(other).colour}`;
    fronts.push(draw(colourLabel(other), pictureOf(name, good.form, other), label));
  }
  return { images, fronts, gallery: [...gallery, ...fronts.slice(1)] };
}

function variantsOf(
  name: string,
  productId: ProductId,
  good: Good,
  single: boolean,
  fronts: ImageId[],
  chance: Chance,
): NewVariant[] {
  const words = kindWords[shapeOf(good.form).kind];
  const sizes = sizesOf(good, single);
  const rows: NewVariant[] = [];
  good.looks.forEach((look, i) => {
    for (const size of sizes?.values ?? [undefined]) {
      const options = {
        ...(good.looks.length > 1 ? { [words.colourOption]: colourLabel(look) } : {}),
        ...(sizes && size ? { [sizes.name]: size.value } : {}),
      };
      const position = rows.length;
      const soldOut = position > 0 && chance.happens(0.12);
      rows.push(
        variantRow({
          id: idOf<VariantId>(`variant:${name}/${position}`),
          product_id: productId,
          sku: `${productId.slice(0, 8).toUpperCase()}-${position + 1}`,
          options,
          price_amount: cents(Math.round(good.price * (size?.times ?? 1))),
          available: single
            ? 1
            : position === 0 && good.stock
              ? good.stock
              : soldOut
                ? 0
                : chance.between(1, 12),
          image_id: fronts[i] ?? null,
          position,
        }),
      );
    }
  });
  return rows;
}

/** As listed, then for what is reduced: the low of its last month, then today's. */
function pricesOf(product_id: ProductId, good: Good, listedAt: Date, anchor: Anchor) {
  const at = (changed_at: Date, dollars: number) => ({
    product_id,
    changed_at,
    amount: cents(dollars),
    currency: 'USD',
  });
  if (!good.was) return [at(listedAt, good.price)];
  const age = (anchor.at.getTime() - listedAt.getTime()) / 86_400_000;
  return [
    at(listedAt, Math.round(good.was * 1.08)),
    at(anchor.days(-Math.max(1, age * 0.6)), good.was),
    at(anchor.days(-Math.min(9, age * 0.2)), good.price),
  ];
}
