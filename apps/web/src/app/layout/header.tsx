import { Link } from '@tanstack/react-router';
import { Heart, LayoutGrid, MessageCircle, Radio, ShoppingBag } from 'lucide-react';
import { usePresence } from '@/app/page-hints.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { CountMark } from '@/ui/badge/count-mark.tsx';
import { Logo } from '@/ui/logo/logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { NotificationsButton } from './notifications-button.tsx';
import { SearchField } from './search-field.tsx';

/** 72 px on a desk; on a phone 52 px with the search below it, the rest is in the tab bar. */
export function Header() {
  const t = useT();
  return (
    <header className="sticky top-0 z-40 border-b border-hairline bg-paper/85 backdrop-blur-md max-md:static max-md:border-0 max-md:bg-transparent max-md:backdrop-blur-none">
      <div className="page flex min-h-18 flex-wrap items-center gap-x-3 max-md:justify-between max-sm:min-h-13">
        <Link to="/" aria-label={t('shell.home')} className="touch-44 me-3 flex shrink-0 rounded-8">
          <Logo size={28} />
        </Link>
        <nav aria-label={t('nav.main')} className="max-sm:hidden">
          <Link to="/categories/$categoryId" params={everything.category} className={navLink}>
            <LayoutGrid size={18} strokeWidth={1.9} aria-hidden="true" />
            <span className="max-lg:sr-only">{t('nav.categories')}</span>
          </Link>
        </nav>
        <SearchField className="max-w-[27.75rem] min-w-[12rem] grow basis-0 max-md:hidden" shortcut />
        <nav aria-label={t('nav.account')} className="ms-auto flex flex-wrap items-center gap-1">
          <Link
            to="/search/$keyword"
            params={everything.search}
            search={{ tab: 'shows' }}
            className={`${navLink} max-md:hidden`}
          >
            {t('nav.live')}
          </Link>
          <Link
            to="/search/$keyword"
            params={everything.search}
            search={{ tab: 'events' }}
            className={`${navLink} max-lg:hidden`}
          >
            {t('nav.events')}
          </Link>
          <SellLink className={`${navLink} max-lg:hidden`} />
          <span aria-hidden="true" className="mx-2 h-6 w-px bg-line max-lg:hidden" />
          <Things />
        </nav>
      </div>
      <div className="page pb-2 md:hidden">
        <SearchField className="w-full" />
      </div>
    </header>
  );
}

/** A cookie tells the server whether to draw the avatar or the sign-in, so that nothing moves later. */
function Things() {
  const t = useT();
  const counts = useCounts();
  const presence = usePresence();
  const sells = useSession((session) => Boolean(session.user?.shopId));
  return (
    <>
      <Link
        to="/search/$keyword"
        params={everything.search}
        search={{ tab: 'shows' }}
        aria-label={t('nav.live')}
        // A phone's tab bar has it, but for sellers, who go live there.
        className={`${iconLink} md:hidden ${sells ? '' : 'max-sm:hidden'}`}
      >
        <Radio size={20} strokeWidth={1.8} aria-hidden="true" />
      </Link>
      <Link to="/favorites" aria-label={t('nav.favorites')} className={`${iconLink} max-sm:hidden`}>
        <Heart size={20} strokeWidth={1.8} aria-hidden="true" />
      </Link>
      <NotificationsButton className={iconLink} />
      <Link to="/messaging" className={`${iconLink} max-sm:hidden`}>
        <span className="sr-only">{t('nav.messages')}</span>
        <MessageCircle size={20} strokeWidth={1.8} aria-hidden="true" />
        <CountMark count={counts.messages} tone="ink" />
      </Link>
      <Link to="/checkout" aria-label={t('nav.cart', { count: counts.cart })} className={iconLink}>
        <ShoppingBag size={20} strokeWidth={1.8} aria-hidden="true" />
        <CountMark count={counts.cart} tone="accent" />
      </Link>
      <span className="ms-1 flex min-h-11 min-w-11 items-center justify-end max-sm:hidden">
        {presence === 'anonymous' ? (
          <Link
            to="/login"
            className="inline-flex min-h-10 items-center rounded-12 bg-ink px-4 font-semibold whitespace-nowrap text-on-ink hover:bg-ink-hover"
          >
            {t('nav.signIn')}
          </Link>
        ) : (
          <AccountMenu known={presence === 'signedIn'} />
        )}
      </span>
    </>
  );
}

function SellLink({ className }: { className: string }) {
  const t = useT();
  const sells = useSession((session) => Boolean(session.user?.shopId));
  return (
    <Link to={sells ? '/sell' : '/shop/new'} className={className}>
      {t('nav.sell')}
    </Link>
  );
}

const navLink =
  'inline-flex min-h-11 items-center gap-2 rounded-12 px-3 text-14 font-semibold text-ink-1 transition-colors duration-150 hover:bg-fill aria-[current=page]:bg-fill';
const iconLink =
  'relative grid size-11 shrink-0 place-items-center rounded-12 text-ink-1 transition-colors duration-150 hover:bg-fill';
