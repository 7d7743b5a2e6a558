export const searchTabs = ['products', 'shows', 'events', 'shops', 'people'] as const;
export type SearchTab = (typeof searchTabs)[number];

/** The word that stands for the whole market in `/search/*`. */
const anything = '*';

export function isEverything(keyword: string): boolean {
  return keyword.trim() === anything;
}

export function tabOf(word: string | string[] | undefined): SearchTab {
  return searchTabs.find((tab) => tab === word) ?? 'products';
}
