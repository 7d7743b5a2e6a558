import type { Product, Variant } from '@souk/shared/market/catalog/schema.ts';
import type { Money } from '@souk/shared/money.ts';

/** Option name to value: {"Glaze": "Honey", "Size": "Small"}; what is not chosen yet is not there. */
export type Choice = Readonly<Record<string, string>>;

type Offered = Pick<Product, 'options' | 'variants'>;

/** What a link names, else nothing but what leaves no choice: a size is its buyer's to say. */
export function firstChoice({ options, variants }: Offered, linked?: string): Choice {
  const named =
    variants.find(({ _id }) => _id === linked) ?? (variants.length === 1 ? variants[0] : undefined);
  if (named) return { ...named.options };
  const single = options.filter(({ values }) => values.length === 1);
  return Object.fromEntries(single.map(({ name, values: [only = ''] }) => [name, only]));
}

/** The options that are still to be chosen. */
export function missingOf({ options, variants }: Offered, choice: Choice): string[] {
  if (variants.length < 2) return [];
  return options.map(({ name }) => name).filter((name) => choice[name] === undefined);
}

/** What is chosen, once all of it is. */
export function variantOf({ variants }: Offered, choice: Choice): Variant | null {
  return (
    variants.find(({ options }) =>
      Object.entries(options).every(([name, value]) => choice[name] === value),
    ) ?? null
  );
}

export type ValueState = {
  value: string;
  /** How many there are with what else is chosen; null where it is not made like that. */
  available: number | null;
  image: Variant['image'];
};

/** Every value of an option: how many there are with what else is chosen, and how it looks. */
export function valuesOf(product: Offered, choice: Choice, option: string): ValueState[] {
  const values = product.options.find(({ name }) => name === option)?.values ?? [];
  return values.map((value) => {
    const made = fitting(product, { ...choice, [option]: value });
    const having = product.variants.filter((variant) => variant.options[option] === value);
    return {
      value,
      available: made.length === 0 ? null : made.reduce((sum, { available }) => sum + available, 0),
      image: [...made, ...having].find(({ image }) => image)?.image ?? null,
    };
  });
}

/** Whether the values of an option look different, so that pictures say more than words. */
export function isPictured(values: readonly ValueState[]): boolean {
  const pictures = values.map(({ image }) => image?._id);
  return pictures.every(Boolean) && new Set(pictures).size === pictures.length && pictures.length > 1;
}

/** The picture that all of what fits has in common; none before anything is chosen. */
export function pictureOf(product: Offered, choice: Choice): string | undefined {
  if (Object.keys(choice).length === 0) return undefined;
  const [first, ...others] = new Set(fitting(product, choice).map(({ image }) => image?._id));
  return others.length === 0 ? first : undefined;
}

/** From the cheapest to the dearest of what fits and is there; of what is sold out when nothing is. */
export function pricesOf(
  product: Offered & Pick<Product, 'price'>,
  choice: Choice,
): { from: Money; to: Money } {
  const made = fitting(product, choice);
  const there = made.filter(({ available }) => available > 0);
  const prices = (there.length > 0 ? there : made).map(({ price }) => price);
  const [first = product.price, ...others] = prices;
  return {
    from: others.reduce((low, price) => (price.amount < low.amount ? price : low), first),
    to: others.reduce((high, price) => (price.amount > high.amount ? price : high), first),
  };
}

const fitting = ({ variants }: Offered, choice: Choice): Variant[] =>
  variants.filter(({ options }) =>
    Object.entries(options).every(([name, value]) => choice[name] === undefined || choice[name] === value),
  );
