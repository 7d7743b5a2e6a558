import { type OrderGroup, orderGroups } from '@souk/shared/money/orders/groups.ts';

/** What the address of one's orders says: which of them, which one is open, and by which mailed link. */
export interface OwnSearch {
  of: OrderGroup;
  order: string | undefined;
  key: string | undefined;
}

type Found = Readonly<Record<string, string | string[] | undefined>>;
const first = (value: Found[string]) => (Array.isArray(value) ? value[0] : value) || undefined;

export function ownSearchOf(search: Found): OwnSearch {
  return {
    of: orderGroups.find((group) => group === search.of) ?? 'all',
    order: first(search.order),
    key: first(search.key),
  };
}

/** The address of an order within its list; all of them need no word. */
export const searchOf = (of: OrderGroup, order?: string) => ({
  ...(of === 'all' ? {} : { of }),
  ...(order ? { order } : {}),
});
