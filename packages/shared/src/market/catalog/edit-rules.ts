import { productLimits as limits } from './edit-limits.ts';
import type { ProductFields, ReadVariant } from './edit-schema.ts';

/** What is wrong with a field, as words of the API; a form has its own for each. */
export const productRules = {
  required: 'Is needed to go on sale.',
  tooShort: `Has at least ${limits.title.min} characters.`,
  needsPrice: 'Needs a price above zero.',
  tooHigh: 'Is more than anything here may cost.',
  needsPiece: 'Needs at least one piece.',
  notHigher: 'Is higher than the price, or is left out.',
  onlyFixedPrice: 'Goes with a fixed price only.',
  needsOffers: 'Goes with offers only.',
  notLower: 'Is lower than the price, or is left out.',
  onlyAuction: 'Goes with an auction only.',
  reserveBelowStart: 'Is not below where the auction starts.',
  buyNowTooLow: 'Is above where the auction starts and not below its reserve.',
  givenAway: 'Is zero for what is given away.',
  soldAsOne: 'Is one thing: an auction or a giveaway has no options.',
  sameName: 'Has the name of another.',
  noValues: 'Needs at least one value.',
  needsVariants: 'Needs at least one variant.',
  noOptions: 'There are no options to choose from.',
  unknownChoice: 'Chooses one value of each option, and nothing else.',
  sameChoice: 'Chooses the same as another variant.',
  sameSku: 'Is the SKU of another variant.',
  notItsPicture: 'Is not one of the product’s pictures.',
  needsWords: 'Needs at least a title or a picture.',
  stockUnseen: 'Is needed to change the stock of what is on sale.',
  unknownVariant: 'Is not a variant of this product.',
  unknownCategory: 'Is not a category here.',
  unknownProfile: 'Is not a shipping profile of this shop.',
  unknownPicture: 'Is not a picture you sent for a product.',
} as const;
export type ProductRule = keyof typeof productRules;
export interface ProductProblem {
  /** As in the body: `title`, `options.0.values.2`, `variants.3.price`. */
  field: string;
  rule: ProductRule;
}

/** What cannot even be kept: parts that do not fit together. */
export function structureProblems(product: ProductFields): ProductProblem[] {
  const { options, variants } = product;
  const found: ProductProblem[] = [];
  twice(options.map(({ name }) => name)).forEach((i) => {
    found.push({ field: `options.${i}.name`, rule: 'sameName' });
  });
  options.forEach(({ values }, i) => {
    for (const j of twice(values)) found.push({ field: `options.${i}.values.${j}`, rule: 'sameName' });
  });
  if (options.length === 0) {
    return variants.length === 0 ? found : [...found, { field: 'variants', rule: 'noOptions' }];
  }
  const choices = variants.map((variant) => choiceOf(product, variant));
  choices.forEach((choice, i) => {
    if (choice === null) found.push({ field: `variants.${i}.options`, rule: 'unknownChoice' });
    else if (choices.indexOf(choice) < i) found.push({ field: `variants.${i}.options`, rule: 'sameChoice' });
  });
  const skus = variants.map(({ sku }) => sku);
  skus.forEach((sku, i) => {
    if (sku !== '' && skus.indexOf(sku) < i) found.push({ field: `variants.${i}.sku`, rule: 'sameSku' });
  });
  variants.forEach(({ image }, i) => {
    if (image !== null && !product.images.includes(image))
      found.push({ field: `variants.${i}.image`, rule: 'notItsPicture' });
  });
  return found;
}

/** A draft is kept as soon as there is anything one would know it by. */
export function draftProblems({ title, images }: ProductFields): ProductProblem[] {
  return title === '' && images.length === 0 ? [{ field: 'title', rule: 'needsWords' }] : [];
}

/** What keeps a product from being on sale: what it lacks, and what contradicts itself. */
export function saleProblems(product: ProductFields): ProductProblem[] {
  const { title, images, categoryId, condition } = product;
  const found: ProductProblem[] = [];
  if (title.length < limits.title.min)
    found.push({ field: 'title', rule: title === '' ? 'required' : 'tooShort' });
  if (images.length === 0) found.push({ field: 'images', rule: 'required' });
  if (categoryId === null) found.push({ field: 'categoryId', rule: 'required' });
  if (condition === null) found.push({ field: 'condition', rule: 'required' });
  return [...found, ...kindProblems[product.listingKind](product)];
}

/** The lowest price of a product: what lists show. Null while it has none. */
export function cheapest({
  options,
  variants,
  price,
}: Pick<ProductFields, 'options' | 'variants' | 'price'>) {
  if (options.length === 0) return price;
  const prices = variants.flatMap((variant) => variant.price ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
}

const kindProblems: Record<ProductFields['listingKind'], (product: ProductFields) => ProductProblem[]> = {
  'buy-now'(product) {
    const found = [...variantProblems(product), ...notForAuction(product)];
    const price = cheapest(product);
    const { compareAt, minOffer, acceptsOffers } = product;
    if (product.options.length === 0 && !price) found.push({ field: 'price', rule: 'needsPrice' });
    if (compareAt !== null && price !== null && compareAt <= price)
      found.push({ field: 'compareAt', rule: 'notHigher' });
    if (minOffer !== null && !acceptsOffers) found.push({ field: 'minOffer', rule: 'needsOffers' });
    else if (minOffer !== null && price !== null && (minOffer >= price || minOffer === 0))
      found.push({ field: 'minOffer', rule: 'notLower' });
    return found;
  },
  auction(product) {
    const { price, auction } = product;
    const found = [...notForFixedPrice(product), ...oneThing(product)];
    if (!price) found.push({ field: 'price', rule: 'needsPrice' });
    if (!auction) found.push({ field: 'auction', rule: 'required' });
    else if (auction.reserve !== null && auction.reserve < (price ?? 0))
      found.push({ field: 'auction.reserve', rule: 'reserveBelowStart' });
    if (auction && isBuyNowTooLow(auction, price ?? 0))
      found.push({ field: 'auction.buyNow', rule: 'buyNowTooLow' });
    return found;
  },
  giveaway(product) {
    const found = [...notForFixedPrice(product), ...oneThing(product), ...notForAuction(product)];
    if (product.price) found.push({ field: 'price', rule: 'givenAway' });
    return found;
  },
};

function variantProblems({ options, variants }: ProductFields): ProductProblem[] {
  if (options.length === 0) return [];
  const found: ProductProblem[] = [];
  options.forEach(({ values }, i) => {
    if (values.length === 0) found.push({ field: `options.${i}.values`, rule: 'noValues' });
  });
  if (variants.length === 0) found.push({ field: 'variants', rule: 'needsVariants' });
  variants.forEach(({ price }, i) => {
    if (!price) found.push({ field: `variants.${i}.price`, rule: 'needsPrice' });
  });
  return found;
}

const notForAuction = ({ auction }: ProductFields): ProductProblem[] =>
  auction === null ? [] : [{ field: 'auction', rule: 'onlyAuction' }];

function notForFixedPrice({ compareAt, acceptsOffers, minOffer }: ProductFields): ProductProblem[] {
  const found: ProductProblem[] = [];
  if (compareAt !== null) found.push({ field: 'compareAt', rule: 'onlyFixedPrice' });
  if (acceptsOffers) found.push({ field: 'acceptsOffers', rule: 'onlyFixedPrice' });
  if (minOffer !== null) found.push({ field: 'minOffer', rule: 'onlyFixedPrice' });
  return found;
}

function oneThing({ options, available }: ProductFields): ProductProblem[] {
  const found: ProductProblem[] = [];
  if (options.length > 0) found.push({ field: 'options', rule: 'soldAsOne' });
  else if (available === 0) found.push({ field: 'available', rule: 'needsPiece' });
  return found;
}

/** What a variant chooses, as one text; null when it is not one value of each option. */
function choiceOf({ options }: ProductFields, { options: chosen }: ReadVariant): string | null {
  if (Object.keys(chosen).length !== options.length) return null;
  const values: string[] = [];
  for (const { name, values: known } of options) {
    const value = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
    if (value === undefined || !known.includes(value)) return null;
    values.push(value);
  }
  return JSON.stringify(values);
}

/** The places of those that were there before, in capitals or not. */
function twice(texts: readonly string[]): number[] {
  const folded = texts.map((text) => text.toLowerCase());
  return folded.flatMap((text, i) => (folded.indexOf(text) < i ? [i] : []));
}

/** Nobody would bid where buying at once costs no more than the start, and the reserve is what the seller wants at least. */
export const isBuyNowTooLow = (
  { buyNow, reserve }: { buyNow: number | null; reserve: number | null },
  start: number,
): boolean => buyNow !== null && (buyNow <= start || buyNow < (reserve ?? 0));
