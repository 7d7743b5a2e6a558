import type { GuideArticle } from '@souk/shared/help/schema.ts';
import { queryOptions } from '@tanstack/react-query';

export type ArticleRow = GuideArticle & { _id: string };

/** The guide ships with the app; its words are fetched only by those who look at them. */
export function getArticles() {
  return queryOptions({
    queryKey: ['admin', 'articles'],
    queryFn: async (): Promise<ArticleRow[]> => {
      const { guideInEnglish } = await import('@souk/shared/help/articles.en.ts');
      return guideInEnglish.map((article) => ({ ...article, _id: article.slug }));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
