import { guideIn } from '@souk/shared/desk/user-guide/guides.ts';
import type { GuideArticle } from '@souk/shared/desk/user-guide/schema.ts';
import { queryOptions } from '@tanstack/react-query';

export type ArticleRow = GuideArticle & { _id: string };

/** The guide ships with the app; its words are fetched only by those who look at them. */
export function getArticles(language: string) {
  return queryOptions({
    queryKey: ['admin', 'articles', language],
    queryFn: async (): Promise<ArticleRow[]> => {
      const articles = await guideIn(language);
      return articles.map((article) => ({ ...article, _id: article.slug }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
