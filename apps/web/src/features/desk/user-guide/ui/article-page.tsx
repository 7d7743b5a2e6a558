import type { GuideArticle } from '@souk/shared/desk/user-guide/schema.ts';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';

interface ArticlePageProps {
  article: GuideArticle;
  articles: readonly GuideArticle[];
}

export function ArticlePage({ article, articles }: ArticlePageProps) {
  const t = useT();
  const near = articles.filter(({ topic, slug }) => topic === article.topic && slug !== article.slug);
  return (
    <div className="mx-auto grid max-w-284 gap-x-14 gap-y-10 pt-4 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_300px]">
      <article className="min-w-0">
        <Link
          to="/userguide"
          className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-12 px-2 text-14 font-medium text-ink-2 hover:text-ink-1"
        >
          <ArrowLeft size={18} aria-hidden="true" className="rtl:-scale-x-100" />
          {t('help.all')}
        </Link>
        <p className="mt-4 text-14 font-medium text-ink-3">{t(`help.topic.${article.topic}`)}</p>
        <h1 className="display mt-1.5 text-28 sm:text-36">{article.title}</h1>
        <p className="mt-4 max-w-[60ch] text-18 leading-relaxed text-ink-1">{article.summary}</p>
        {article.sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="mt-8 max-w-[68ch]">
            <h2 className="display text-22">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3 text-16 leading-relaxed text-ink-2">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      {near.length > 0 ? (
        <aside aria-labelledby="near" className="lg:pt-15">
          <h2 id="near" className="text-14 font-semibold">
            {t('help.near')}
          </h2>
          <ul className="mt-2 border-t border-line">
            {near.map(({ slug, title }) => (
              <li key={slug} className="border-b border-hairline">
                <Link
                  to="/userguide"
                  search={{ article: slug }}
                  className="flex min-h-12 items-center py-2 text-14 text-ink-2 hover:text-ink-1 hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  );
}
