import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Globe } from 'lucide-react';
import { useSite } from '@/app/page-hints.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { everything, guideArticles } from '@/platform/paths.ts';
import { Logo } from '@/ui/logo/logo.tsx';
import { lookMenuId } from './look-menu.tsx';

type FooterLink = { label: MessageKey } & Pick<LinkProps, 'to' | 'params' | 'search'>;

const guide = (label: MessageKey, article: string): FooterLink => ({
  label,
  to: '/userguide',
  search: { article },
});
const found = (label: MessageKey, tab: string): FooterLink => ({
  label,
  to: '/search/$keyword',
  params: everything.search,
  search: { tab },
});

const columns: { title: MessageKey; links: FooterLink[] }[] = [
  {
    title: 'footer.buy',
    links: [
      found('footer.liveNow', 'shows'),
      {
        label: 'footer.auctions',
        to: '/categories/$categoryId',
        params: everything.category,
        search: { kind: 'auction' },
      },
      found('footer.events', 'events'),
      { label: 'footer.favorites', to: '/favorites' },
    ],
  },
  {
    title: 'footer.sell',
    links: [
      { label: 'footer.openShop', to: '/shop/new' },
      { label: 'footer.schedule', to: '/createtokshow' },
      { label: 'footer.import', to: '/settings/import-products' },
      guide('footer.fees', guideArticles.fees),
    ],
  },
  {
    title: 'footer.help',
    links: [
      { label: 'footer.guide', to: '/userguide' },
      guide('footer.protection', guideArticles.protection),
      { label: 'footer.findOrder', to: '/myorders' },
      guide('footer.contact', guideArticles.contact),
    ],
  },
  {
    title: 'footer.souk',
    links: [
      { label: 'footer.system', to: '/system-developer' },
      guide('footer.privacy', guideArticles.privacy),
      guide('footer.terms', guideArticles.terms),
    ],
  },
];

export function Footer() {
  const t = useT();
  return (
    <footer className="mt-10 border-t border-line bg-sunken max-sm:pb-20">
      <div className="page grid gap-10 py-10 lg:grid-cols-[292px_1fr]">
        <div>
          <Logo size={28} />
          <p className="mt-4 max-w-70 text-14 text-ink-2">{t('shell.tagline')}</p>
        </div>
        <nav
          aria-label={t('nav.footer')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.75rem),1fr))] gap-8 sm:grid-cols-4"
        >
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className="text-14 font-semibold">{t(column.title)}</h2>
              <ul className="mt-3">
                {column.links.map(({ label, ...to }) => (
                  <li key={label}>
                    <Link
                      {...to}
                      preload={false}
                      className="inline-flex min-h-7.5 items-center py-[0.25em] text-14 text-ink-2 hover:text-ink-1 hover:underline max-sm:min-h-11"
                    >
                      {t(label)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <LastLine />
    </footer>
  );
}

function LastLine() {
  const t = useT();
  const { name, currency } = useSite();
  const language = useLanguage();
  const { number, now } = useFormat();
  const year = number(new Date(now()).getUTCFullYear(), { useGrouping: false });
  return (
    <div className="page pb-8">
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5 text-12 text-ink-2">
        <p>{t('footer.copyright', { year, name })}</p>
        <button
          type="button"
          popoverTarget={lookMenuId}
          className="inline-flex min-h-11 items-center gap-2 rounded-8 px-1 hover:text-ink-1"
        >
          <Globe size={16} aria-hidden="true" />
          {t('footer.languageAndCurrency', { language: language.name, currency })}
        </button>
      </div>
    </div>
  );
}
