import { accountArticles } from './account.fr.ts';
import { buyingArticles } from './buying.fr.ts';
import type { GuideArticle } from './schema.ts';
import { sellingArticles } from './selling.fr.ts';
import { trustArticles } from './trust.fr.ts';

/** The user guide in French, in the order it is read. */
export const guideInFrench: readonly GuideArticle[] = [
  ...buyingArticles,
  ...sellingArticles,
  ...accountArticles,
  ...trustArticles,
];
