import type { GuideSlug } from '@souk/shared/desk/user-guide/contents.ts';

/** What the paths with a needed part are opened with when everything is meant. */
export const everything = {
  category: { categoryId: 'all' },
  search: { keyword: '*' },
} as const;

export const guideArticles = {
  fees: 'fees',
  protection: 'buyer-protection',
  contact: 'contact',
  privacy: 'privacy',
  terms: 'terms',
} as const satisfies Record<string, GuideSlug>;
