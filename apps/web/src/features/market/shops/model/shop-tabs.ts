export const shopTabs = ['products', 'shows', 'events', 'reviews', 'about'] as const;
/** What only its owner sees, at the end. */
const ownTabs = ['offers'] as const;
export type ShopTab = (typeof shopTabs | typeof ownTabs)[number];

export const tabsFor = (own: boolean): readonly ShopTab[] => (own ? [...shopTabs, ...ownTabs] : shopTabs);

export function shopTabOf(word: string | string[] | undefined, own = false): ShopTab {
  return tabsFor(own).find((tab) => tab === word) ?? 'products';
}
