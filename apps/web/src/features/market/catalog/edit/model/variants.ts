import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';

/** Something a product comes in: "Glaze" in Honey and Sea. */
export type OptionDraft = { id: string; name: string; values: readonly string[] };

export type VariantDraft = {
  /** Tells variants apart, whatever their options are called and in whatever order they stand. */
  key: string;
  /** The variant as the server knows it; null for one that is new. */
  _id: string | null;
  /** Option id to chosen value. */
  choice: Readonly<Record<string, string>>;
  /** Minor units; null while there is none. */
  price: number | null;
  available: number | null;
  /** How many there were when the form was filled; null for one that is new. */
  expected: number | null;
  sku: string;
  /** The id of one of the product's pictures. */
  image: string | null;
};

export const mostOptions = productLimits.options;
export const mostVariants = productLimits.variants;

type Choice = VariantDraft['choice'];
const fresh = { _id: null, available: 1, expected: null, sku: '', image: null };

/** Every combination of the options' values; what was already typed for one of them stays. */
export function variantsOf(
  options: readonly OptionDraft[],
  before: readonly VariantDraft[],
  price: number | null,
): VariantDraft[] {
  const used = options.filter(({ values }) => values.length > 0);
  if (used.length === 0) return [];
  const left = new Set(before);
  const take = (found: VariantDraft | undefined) => found && left.delete(found) && found;
  return combinations(used).map((choice) => {
    const key = keyOf(choice);
    const same = take(before.find((variant) => variant.key === key));
    if (same) return same;
    // An option came or went: what agrees in all the others goes on as this one.
    const akin = before.filter((variant) => agrees(variant.choice, choice));
    const heir = take(akin.find((variant) => left.has(variant)));
    if (heir) return { ...heir, key, choice };
    return { key, choice, price: akin[0]?.price ?? price, ...fresh };
  });
}

export function keyOf(choice: Choice): string {
  return Object.keys(choice)
    .sort()
    .map((id) => `${id}=${choice[id]}`)
    .join('&');
}

/** "Honey", "0.8 L": the values in the order of the options. */
export function valuesOf(variant: Pick<VariantDraft, 'choice'>, options: readonly OptionDraft[]): string[] {
  return options.flatMap(({ id }) => variant.choice[id] ?? []);
}

export function variantCount(options: readonly OptionDraft[]): number {
  const counts = options.map(({ values }) => values.length).filter((count) => count > 0);
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1);
}

export function totalStock(variants: readonly VariantDraft[]): number {
  return variants.reduce((sum, { available }) => sum + (available ?? 0), 0);
}

export function missingPrices(variants: readonly VariantDraft[]): number {
  return variants.filter(({ price }) => price === null || price === 0).length;
}

/** The same options with one of them at another place. */
export function moved(options: readonly OptionDraft[], id: string, to: number): OptionDraft[] {
  const others = options.filter((one) => one.id !== id);
  const option = options.find((one) => one.id === id);
  return option ? [...others.slice(0, to), option, ...others.slice(to)] : others;
}

/** SKUs that more than one variant has. */
export function repeatedSkus(variants: readonly VariantDraft[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { sku } of variants) {
    const word = sku.trim();
    if (word !== '' && seen.has(word)) repeated.add(word);
    seen.add(word);
  }
  return repeated;
}

/** The same typed into several at once. */
export function withChange(
  variants: readonly VariantDraft[],
  keys: ReadonlySet<string>,
  change: Partial<Pick<VariantDraft, 'price' | 'available' | 'image'>>,
): VariantDraft[] {
  return variants.map((variant) => (keys.has(variant.key) ? { ...variant, ...change } : variant));
}

/**
 * SKUs by a pattern: `HG-{Glaze}-{Size}` takes the values, `{n}` counts. A pattern that would give several
 * variants the same one is counted too.
 */
export function withSkus(
  variants: readonly VariantDraft[],
  keys: ReadonlySet<string>,
  pattern: string,
  options: readonly OptionDraft[],
): VariantDraft[] {
  const chosen = variants.filter(({ key }) => keys.has(key));
  const write = (text: string) => chosen.map((variant, index) => skuOf(text, variant, index, options));
  const plain = write(pattern.trim());
  const skus = new Set(plain).size === plain.length ? plain : write(`${pattern.trim()}-{n}`);
  return variants.map((variant) => {
    const place = chosen.indexOf(variant);
    return place === -1 ? variant : { ...variant, sku: skus[place] ?? variant.sku };
  });
}

function skuOf(
  pattern: string,
  variant: VariantDraft,
  index: number,
  options: readonly OptionDraft[],
): string {
  const written = pattern.replace(/\{([^}]*)\}/g, (whole, name: string) => {
    const word = name.trim().toLowerCase();
    if (word === 'n') return String(index + 1).padStart(2, '0');
    const option = options.find((one) => one.name.trim().toLowerCase() === word);
    return option ? shortened(variant.choice[option.id] ?? '') : whole;
  });
  return written.slice(0, productLimits.sku);
}

/** "0.8 L" is 08L, "Crème brûlée" CREMEB. */
function shortened(value: string): string {
  return value
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .slice(0, 6);
}

function agrees(one: Choice, other: Choice): boolean {
  const common = Object.keys(one).filter((id) => id in other);
  const grown = Object.keys(one).length !== Object.keys(other).length;
  return grown && common.length > 0 && common.every((id) => one[id] === other[id]);
}

function combinations(options: readonly OptionDraft[]): Array<Record<string, string>> {
  return options.reduce<Array<Record<string, string>>>(
    (found, { id, values }) => found.flatMap((choice) => values.map((value) => ({ ...choice, [id]: value }))),
    [{}],
  );
}
