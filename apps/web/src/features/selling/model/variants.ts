export type OptionDraft = { id: string; name: string; values: readonly string[] };

export type VariantDraft = {
  /** The chosen values in the order of the options, which is what tells variants apart. */
  key: string;
  choice: Readonly<Record<string, string>>;
  /** Minor units; null while there is none. */
  amount: number | null;
  stock: number | null;
  sku: string;
};

export const mostOptions = 3;
export const mostVariants = 100;

/** Every combination of the options' values; what was already typed for one of them stays. */
export function variantsOf(
  options: readonly OptionDraft[],
  before: readonly VariantDraft[],
  amount: number | null,
): VariantDraft[] {
  const used = options.filter(({ name, values }) => name.trim() !== '' && values.length > 0);
  if (used.length === 0) return [];
  const known = new Map(before.map((variant) => [variant.key, variant]));
  return combinations(used).map((choice) => {
    const key = Object.values(choice).join(' / ');
    const typed = known.get(key);
    return typed ? { ...typed, choice } : { key, choice, amount, stock: 1, sku: '' };
  });
}

export function variantCount(options: readonly OptionDraft[]): number {
  const counts = options.map(({ values }) => values.length).filter((count) => count > 0);
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1);
}

export function totalStock(variants: readonly VariantDraft[]): number {
  return variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
}

export function missingPrices(variants: readonly VariantDraft[]): number {
  return variants.filter(({ amount }) => amount === null || amount === 0).length;
}

function combinations(options: readonly OptionDraft[]): Array<Record<string, string>> {
  return options.reduce<Array<Record<string, string>>>(
    (found, { name, values }) =>
      found.flatMap((choice) => values.map((value) => ({ ...choice, [name.trim()]: value }))),
    [{}],
  );
}
