import type { ImageId, VariantId } from '@souk/shared/ids.ts';
import type { ChangedField } from '@souk/shared/market/imports/schema.ts';
import type { SaidProduct } from '../look/look-at.ts';
import type { SaidVariant } from '../look/variants.ts';
import type { CurrentProduct, CurrentVariant } from './current.repo.ts';
import { same } from './same.ts';

export interface NextVariant {
  /** Of one that is there. */
  id: VariantId | undefined;
  options: Record<string, string>;
  sku: string;
  price: number;
  stock: number;
  imageId: ImageId | null;
  /** The address of the picture a new one is to be shown with. */
  picture?: string;
}

export interface VariantPlan {
  options: Array<{ name: string; values: string[] }>;
  variants: NextVariant[];
  removed: VariantId[];
  fields: ChangedField[];
}

export const choiceKey = (options: Record<string, string>): string =>
  JSON.stringify(Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Variants by what is chosen, else by SKU. What there is to choose is taken over as a whole. */
export function planVariants(
  said: SaidProduct,
  seen: SaidProduct | undefined,
  current: CurrentProduct | undefined,
): VariantPlan {
  const fields = new Set<ChangedField>();
  const before = new Map(seen?.variants.map((one) => [choiceKey(one.options), one]));
  const held = current?.variants ?? [];
  const settled = (one: SaidVariant, now: CurrentVariant): NextVariant => {
    const last = before.get(choiceKey(one.options));
    const next: NextVariant = { ...now, options: one.options };
    for (const field of ['price', 'stock', 'sku'] as const) {
      const value = one[field];
      if (value === undefined || value === last?.[field] || value === now[field]) continue;
      Object.assign(next, { [field]: value });
      fields.add(field);
    }
    return next;
  };

  if (current && seen && same(choices(said), choices(seen))) {
    const news = new Map(said.variants.map((one) => [choiceKey(one.options), one]));
    const variants = held.map((now) => {
      const one = news.get(choiceKey(now.options));
      return one ? settled(one, now) : now;
    });
    return { options: current.options, variants, removed: [], fields: [...fields] };
  }

  const left = new Map(held.map((now) => [now.id, now]));
  const byChoice = new Map(held.map((now) => [choiceKey(now.options), now]));
  const matches = said.variants.map((one) => take(left, byChoice.get(choiceKey(one.options))));
  const variants = said.variants.map((one, i): NextVariant => {
    const bySku = () => (one.sku ? [...left.values()].find(({ sku }) => sku === one.sku) : undefined);
    const now = matches[i] ?? take(left, bySku());
    if (now) return settled(one, now);
    return { id: undefined, imageId: null, sku: '', ...one };
  });
  const removed = [...left.keys()];
  if (current && !same(choices({ options: current.options, variants: held }), choices(said)))
    fields.add('variants');
  return { options: said.options, variants, removed, fields: [...fields] };
}

function take(
  left: Map<VariantId, CurrentVariant>,
  found: CurrentVariant | undefined,
): CurrentVariant | undefined {
  return found && left.delete(found.id) ? found : undefined;
}

/** What there is to choose, in order. */
const choices = ({
  options,
  variants,
}: Pick<SaidProduct, 'options'> & { variants: Array<Pick<SaidVariant, 'options'>> }) => ({
  options,
  variants: variants.map((one) => choiceKey(one.options)),
});
