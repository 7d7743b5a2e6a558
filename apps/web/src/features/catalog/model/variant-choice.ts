import type { Product, Variant } from '@souk/shared/catalog/schema.ts';

/** Option name to value: {"Glaze": "Honey", "Size": "Small"}. */
export type Choice = Record<string, string>;

type Offered = Pick<Product, 'options' | 'variants'>;

/** What is chosen when the page opens: what can be bought, at the price its card named if there is one. */
export function firstChoice({ variants, price }: Offered & Pick<Product, 'price'>): Choice {
  const available = variants.filter((variant) => variant.available > 0);
  const asNamed = available.find((variant) => variant.price.amount === price.amount);
  return { ...(asNamed ?? available[0] ?? variants[0])?.options };
}

export function variantOf({ variants }: Offered, choice: Choice): Variant | null {
  return variants.find((variant) => fits(variant, choice)) ?? null;
}

/** Takes a value; where it does not exist with the others chosen, those move to what does. */
export function choose(product: Offered, choice: Choice, option: string, value: string): Choice {
  const next = { ...choice, [option]: value };
  if (variantOf(product, next)) return next;
  const having = product.variants.filter((variant) => variant.options[option] === value);
  const nearest = having.find((variant) => variant.available > 0) ?? having[0];
  return nearest ? { ...nearest.options } : next;
}

export type ValueState = { value: string; available: number; image: Variant['image'] };

/** Every value of an option: how many there are with what else is chosen, and how it looks. */
export function valuesOf(product: Offered, choice: Choice, option: string): ValueState[] {
  const values = product.options.find(({ name }) => name === option)?.values ?? [];
  return values.map((value) => {
    const exact = variantOf(product, { ...choice, [option]: value });
    const having = product.variants.filter((variant) => variant.options[option] === value);
    return {
      value,
      available: exact ? exact.available : 0,
      image: exact?.image ?? having.find((variant) => variant.image)?.image ?? null,
    };
  });
}

/** Whether the values of an option look different, so that pictures say more than words. */
export function isPictured(values: readonly ValueState[]): boolean {
  const pictures = values.map(({ image }) => image?._id);
  return pictures.every(Boolean) && new Set(pictures).size === pictures.length && pictures.length > 1;
}

function fits(variant: Variant, choice: Choice): boolean {
  return Object.entries(variant.options).every(([name, value]) => choice[name] === value);
}
