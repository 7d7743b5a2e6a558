export const shopTabs = ['products', 'shows', 'events', 'reviews', 'about'] as const;
export type ShopTab = (typeof shopTabs)[number];

export function shopTabOf(word: string | string[] | undefined): ShopTab {
  return shopTabs.find((tab) => tab === word) ?? 'products';
}
