import { type ShopOrderGroup, shopOrderGroups } from '@souk/shared/money/orders/groups.ts';

export interface ShopSearch {
  of: ShopOrderGroup;
  view: 'list' | 'board';
}

type Found = Readonly<Record<string, string | string[] | undefined>>;

/** What the address of a shop's orders says: which of them, and how they are laid out. */
export const shopSearchOf = (search: Found): ShopSearch => ({
  of: shopOrderGroups.find((group) => group === search.of) ?? 'all',
  view: search.view === 'board' ? 'board' : 'list',
});

export const wordsOfSearch = ({ of, view }: ShopSearch) => ({
  ...(of === 'all' ? {} : { of }),
  ...(view === 'list' ? {} : { view }),
});
