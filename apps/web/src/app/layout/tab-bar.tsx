import { Link } from '@tanstack/react-router';
import { House, LayoutGrid, MessageCircle, Radio, User, Video } from 'lucide-react';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { CountMark } from '@/ui/badge/count-mark.tsx';

/** The phone's way around: 80 px, above the home indicator. In its middle sellers go live, everyone else watches. */
export function TabBar() {
  const t = useT();
  const userId = useSession((session) => session.user?._id);
  const sells = useSession((session) => Boolean(session.user?.shopId));
  const messages = useCounts((counts) => counts.messages);
  const you = (
    <>
      <User size={22} strokeWidth={1.8} aria-hidden="true" />
      {t('nav.you')}
    </>
  );
  return (
    <nav
      aria-label={t('nav.tabs')}
      className="fixed inset-x-0 bottom-(--toast-room,0px) z-40 grid h-20 grid-cols-[repeat(5,minmax(max-content,1fr))] items-center border-t border-line bg-paper/95 pb-[max(8px,env(safe-area-inset-bottom))] backdrop-blur-md sm:hidden"
    >
      <Link to="/" activeOptions={{ exact: true }} className={tab}>
        <House size={22} strokeWidth={1.8} aria-hidden="true" />
        {t('nav.home')}
      </Link>
      <Link to="/categories/$categoryId" params={everything.category} className={tab}>
        <LayoutGrid size={22} strokeWidth={1.8} aria-hidden="true" />
        {t('nav.browse')}
      </Link>
      {sells ? (
        <Link
          to="/createtokshow"
          aria-label={t('nav.goLive')}
          className="grid size-14 place-items-center justify-self-center rounded-full bg-accent text-on-accent shadow-[0_4px_14px_var(--accent-ring)]"
        >
          <Video size={24} strokeWidth={1.9} aria-hidden="true" />
        </Link>
      ) : (
        <Link to="/search/$keyword" params={everything.search} search={{ tab: 'shows' }} className={tab}>
          <Radio size={22} strokeWidth={1.8} aria-hidden="true" />
          {t('nav.live')}
        </Link>
      )}
      <Link to="/messaging" className={tab}>
        <span className="relative">
          <MessageCircle size={22} strokeWidth={1.8} aria-hidden="true" />
          <CountMark count={messages} tone="accent" />
        </span>
        {t('nav.inbox')}
      </Link>
      {userId ? (
        <Link to="/profile/$userId" params={{ userId }} className={tab}>
          {you}
        </Link>
      ) : (
        <Link to="/login" className={tab}>
          {you}
        </Link>
      )}
    </nav>
  );
}

// Five in a row: with text at 200 % they grow until they would touch, which French ones do first.
const tab =
  'relative flex h-14 min-w-14 flex-col items-center justify-center gap-1 justify-self-center text-[min(0.75rem,4.2vw)] font-medium text-ink-3 aria-[current=page]:text-ink-1 aria-[current=page]:font-semibold';
