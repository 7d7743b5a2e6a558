import { type GuideArticle, guideTopics } from '@souk/shared/desk/user-guide/schema.ts';
import { Link } from '@tanstack/react-router';
import { CircleUserRound, HeartHandshake, Radio, ShoppingBag, Store } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { searchArticles } from '../model/search-articles.ts';
import { GuideSearch } from './guide-search.tsx';

interface GuidePageProps {
  articles: readonly GuideArticle[];
  asked: string;
  onAsk: (q: string) => void;
}

const icons = {
  buying: ShoppingBag,
  live: Radio,
  selling: Store,
  account: CircleUserRound,
  trust: HeartHandshake,
} as const;

export function GuidePage({ articles, asked, onAsk }: GuidePageProps) {
  const t = useT();
  const found = searchArticles(articles, asked);
  return (
    <div className="mx-auto max-w-284 pt-6 sm:pt-12">
      <header className="mx-auto max-w-160 text-center">
        <h1 className="display text-28 sm:text-48">{t('help.title')}</h1>
        <p className="mt-3 text-16 text-ink-2">{t('help.note')}</p>
        <GuideSearch asked={asked} onAsk={onAsk} />
      </header>
      <p className="sr-only" aria-live="polite">
        {asked ? t('help.found', { count: found.length }) : ''}
      </p>
      {asked ? (
        <Found articles={found} asked={asked} />
      ) : (
        <div className="mt-10 gap-4 sm:columns-2 lg:columns-3">
          {guideTopics.map((topic) => {
            const Icon = icons[topic];
            return (
              <Panel key={topic} className="mb-4 break-inside-avoid sm:p-6">
                <h2 className="display flex items-center gap-3 text-18">
                  <span className="grid size-10 place-items-center rounded-12 bg-accent-soft text-accent-text">
                    <Icon size={20} aria-hidden="true" />
                  </span>
                  {t(`help.topic.${topic}`)}
                </h2>
                <ul className="mt-3">
                  {articles
                    .filter((article) => article.topic === topic)
                    .map((article) => (
                      <li key={article.slug}>
                        <ArticleLink article={article} className="flex min-h-11 items-center py-1.5" />
                      </li>
                    ))}
                </ul>
              </Panel>
            );
          })}
        </div>
      )}
    </div>
  );
}

function Found({ articles, asked }: Omit<GuidePageProps, 'onAsk'>) {
  const t = useT();
  if (articles.length === 0)
    return (
      <EmptyState
        title={t('help.nothing', { asked })}
        note={t('help.nothingNote')}
        action={
          <Link
            to="/userguide"
            search={{ article: 'contact' }}
            className="font-semibold underline underline-offset-3"
          >
            {t('help.contact')}
          </Link>
        }
        className="mt-8"
      />
    );
  return (
    <ul className="mx-auto mt-8 grid max-w-190 gap-3">
      {articles.map((article) => (
        <li
          key={article.slug}
          className="relative rounded-16 border border-line bg-surface p-5 hover:bg-hover"
        >
          <p className="text-12 font-medium text-ink-3">{t(`help.topic.${article.topic}`)}</p>
          <h2 className="mt-1 text-16 font-semibold">
            <ArticleLink article={article} className="card-link" />
          </h2>
          <p className="mt-1 text-14 text-ink-2">{article.summary}</p>
        </li>
      ))}
    </ul>
  );
}

function ArticleLink({ article, className }: { article: GuideArticle; className: string }) {
  return (
    <Link to="/userguide" search={{ article: article.slug }} className={`${className} hover:underline`}>
      {article.title}
    </Link>
  );
}
