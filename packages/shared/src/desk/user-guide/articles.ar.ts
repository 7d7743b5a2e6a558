import { accountArticles } from './account.ar.ts';
import { buyingArticles } from './buying.ar.ts';
import type { GuideArticle } from './schema.ts';
import { sellingArticles } from './selling.ar.ts';
import { trustArticles } from './trust.ar.ts';

/** The user guide in Arabic, in the order it is read. */
export const guideInArabic: readonly GuideArticle[] = [
  ...buyingArticles,
  ...sellingArticles,
  ...accountArticles,
  ...trustArticles,
];
