import { accountArticles } from './account.es.ts';
import { buyingArticles } from './buying.es.ts';
import type { GuideArticle } from './schema.ts';
import { sellingArticles } from './selling.es.ts';
import { trustArticles } from './trust.es.ts';

/** The user guide in Spanish, in the order it is read. */
export const guideInSpanish: readonly GuideArticle[] = [
  ...buyingArticles,
  ...sellingArticles,
  ...accountArticles,
  ...trustArticles,
];
