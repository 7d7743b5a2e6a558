import type { Product, Variant } from '@souk/shared/market/catalog/schema.ts';
import { type Choice, missingOf, variantOf } from './variant-choice.ts';

/** What stands between a buyer and a product, the first thing first. */
export type BuyState =
  | { kind: 'all-gone' }
  /** Nobody in this country can get it. */
  | { kind: 'not-sent'; country: string }
  /** These options are to be chosen. */
  | { kind: 'choose'; options: string[] }
  /** What is chosen goes together in no variant. */
  | { kind: 'not-made' }
  | { kind: 'sold-out' }
  | { kind: 'ready'; variant: Variant };

type Offered = Pick<Product, 'options' | 'variants'>;

export function buyStateOf(product: Offered, choice: Choice, notSentTo: string | null = null): BuyState {
  if (product.variants.every(({ available }) => available === 0)) return { kind: 'all-gone' };
  if (notSentTo !== null) return { kind: 'not-sent', country: notSentTo };
  const options = missingOf(product, choice);
  if (options.length > 0) return { kind: 'choose', options };
  const variant = variantOf(product, choice);
  if (!variant) return { kind: 'not-made' };
  return variant.available === 0 ? { kind: 'sold-out' } : { kind: 'ready', variant };
}

/** The names of options within a sentence: "glaze and size". What is not a plain word stays as it is: "EU size". */
export function optionList(names: readonly string[], locale: string): string {
  const within = names.map((name) => {
    const isPlain = name.slice(1) === name.slice(1).toLocaleLowerCase(locale);
    return isPlain ? name.toLocaleLowerCase(locale) : name;
  });
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(within);
}
