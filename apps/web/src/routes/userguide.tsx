import { guideIn } from '@souk/shared/desk/user-guide/guides.ts';
import type { GuideArticle } from '@souk/shared/desk/user-guide/schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { useFilterStep } from '@/app/filter-step.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf, type Search } from '@/app/search.ts';
import { useSearchNow } from '@/app/use-search-now.ts';
import { ArticlePage } from '@/features/desk/user-guide/ui/article-page.tsx';
import { GuidePage } from '@/features/desk/user-guide/ui/guide-page.tsx';

type Path = '/userguide';

export const screen = defineScreen({
  path: '/userguide',
  load: ({ language }) => guideIn(language),
  head: ({ t, search, data }) => {
    const article = articleOf(data, search);
    return article
      ? {
          title: article.title,
          description: article.summary,
          type: 'article',
          jsonLd: {
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: article.title,
            description: article.summary,
          },
        }
      : { title: t('screen.userguide'), description: t('help.note') };
  },
  component: UserGuideScreen,
});

type UserGuideProps = ScreenProps<Path> & { data: readonly GuideArticle[] };

function UserGuideScreen({ search, data: articles }: UserGuideProps) {
  const article = articleOf(articles, search);
  const navigate = useNavigate();
  const step = useFilterStep();
  const now = useSearchNow();
  if (article) return <ArticlePage article={article} articles={articles} />;
  return (
    <GuidePage
      articles={articles}
      asked={firstOf((now ?? search).q) ?? ''}
      onAsk={(q) =>
        now &&
        !articleOf(articles, now) &&
        void navigate({ to: '/userguide', search: q ? { q } : {}, ...step({ q }) })
      }
    />
  );
}

function articleOf(articles: readonly GuideArticle[], search: Search) {
  const slug = firstOf(search.article);
  return articles.find((article) => article.slug === slug);
}
