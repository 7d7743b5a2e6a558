import { accountArticles } from './account.en.ts';
import { buyingArticles } from './buying.en.ts';
import type { GuideArticle } from './schema.ts';
import { sellingArticles } from './selling.en.ts';
import { trustArticles } from './trust.en.ts';

/** The user guide in English, in the order it is read. */
export const guideInEnglish: readonly GuideArticle[] = [
  ...buyingArticles,
  ...sellingArticles,
  ...accountArticles,
  ...trustArticles,
];
