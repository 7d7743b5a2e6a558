import type { Image } from '@souk/shared/images/schema.ts';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { CountBadge } from '@/ui/badge/badge.tsx';
import { CountMark } from '@/ui/badge/count-mark.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { cx } from '@/ui/cx.ts';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Logo } from '@/ui/logo/logo.tsx';
import { isCurrent, type SellSection, sellSections, type Waiting } from '../model/sections.ts';
import { sellSidePlace } from './sell-side-place.ts';

/** Whose place this is. */
export interface ShopOfFrame {
  _id: string;
  name: string;
  slug: string;
  logo: Image | null;
  verified: boolean;
}

interface SellSideProps {
  /** What is theirs as a person: at the head of a desk’s side, or of a phone. */
  own: (place: 'side' | 'top') => ReactNode;
  path: string;
  shopId: string;
  /** Null until it is known. */
  shop: ShopOfFrame | null;
  waiting: Waiting;
}

/** A seller's way around on a desk, beside every page of theirs; a phone shows whose shop it is. */
export function SellSide({ path, shopId, shop, waiting, own }: SellSideProps) {
  const t = useT();
  const { work, money, more } = sellSections(shopId);
  const entry = (section: SellSection) => (
    <Entry key={section.key} section={section} path={path} waiting={waiting} />
  );
  return (
    <>
      <aside className={cx(sellSidePlace, 'flex flex-col px-4 pb-4')}>
        <div className="flex items-center justify-between">
          <Home />
          <span className="flex">{own('side')}</span>
        </div>
        <ShopLine shop={shop} shopId={shopId} />
        <nav
          aria-label={t('sell.nav')}
          className="mt-3 flex min-h-0 grow flex-col gap-0.5 overflow-y-auto bare-scroll"
        >
          {work.map(entry)}
          <p className="px-3 pt-4 pb-1.5 text-12 font-semibold text-ink-3">{t('sell.money')}</p>
          {money.map(entry)}
          <div className="mt-auto grid gap-0.5 pt-4">{more.map(entry)}</div>
        </nav>
      </aside>
      <header className="flex min-h-13 items-center justify-between gap-3 border-b border-line px-4 lg:hidden">
        <Link to="/" aria-label={t('shell.home')} className="touch-44 rounded-8">
          <Logo size={24} />
        </Link>
        <span className="flex min-w-0 items-center gap-1">
          {shop ? <bdi className="min-w-0 truncate text-14 font-semibold">{shop.name}</bdi> : null}
          <span className="flex shrink-0">{own('top')}</span>
        </span>
      </header>
    </>
  );
}

function Home() {
  const t = useT();
  return (
    <p className="px-3 pt-5 pb-4">
      <Link to="/" aria-label={t('shell.home')} className="inline-flex rounded-8">
        <Logo size={28} />
      </Link>
    </p>
  );
}

function ShopLine({ shop, shopId }: { shop: ShopOfFrame | null; shopId: string }) {
  if (!shop) return <span aria-hidden="true" className="sheen block h-14 shrink-0 rounded-14" />;
  return (
    <Link
      to="/shop/$shopId"
      params={{ shopId }}
      className="flex shrink-0 items-center gap-3 rounded-14 border border-line bg-surface px-2.5 py-2.5 hover:bg-hover"
    >
      <Avatar name={shop.name} picture={shop.logo} size={36} />
      <span className="min-w-0">
        <span className="flex items-center gap-1">
          <bdi className="truncate text-14 font-semibold">{shop.name}</bdi>
          {shop.verified ? <VerifiedMark size={15} /> : null}
        </span>
        <span dir="ltr" className="block truncate text-12 text-ink-2 rtl:text-end">
          {shop.slug}
        </span>
      </span>
    </Link>
  );
}

interface EntryProps {
  section: SellSection;
  path: string;
  waiting: Waiting;
  onGo?: () => void;
}

function Entry({ section, path, waiting, onGo }: EntryProps) {
  const t = useT();
  const { label, Icon, link } = section;
  const here = isCurrent(section, path);
  const count = section.waiting ? waiting[section.waiting] : 0;
  return (
    <Link
      {...link}
      onClick={onGo}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={here ? 'page' : undefined}
      className={cx(
        'flex min-h-11 shrink-0 items-center gap-3 rounded-12 px-3 text-14 font-medium lg:min-h-10',
        here ? 'bg-fill text-ink-1' : 'text-ink-2 hover:bg-hover hover:text-ink-1',
      )}
    >
      <Icon
        size={19}
        strokeWidth={1.9}
        aria-hidden="true"
        className={cx('shrink-0', here && 'text-accent-text')}
      />
      <span className="min-w-0 wrap-anywhere">{t(label)}</span>
      {count > 0 ? (
        <span className="ms-auto">
          <CountBadge count={count} tone={section.waiting === 'orders' ? 'accent' : 'soft'} />
        </span>
      ) : null}
    </Link>
  );
}

const onThePhone = new Set(['home', 'orders', 'products', 'messages']);

/** What a seller needs in the hand: four places and the way to all the others. */
export function SellBar({ path, shopId, waiting }: Omit<SellSideProps, 'shop' | 'own'>) {
  const t = useT();
  const { work, money, more } = sellSections(shopId);
  const rest = [...work, ...money, ...more];
  const [open, setOpen] = useState(false);
  return (
    <nav
      aria-label={t('nav.tabs')}
      className="fixed inset-x-0 bottom-(--toast-room,0px) z-40 grid h-20 grid-cols-5 items-center border-t border-line bg-paper/95 pb-[max(8px,env(safe-area-inset-bottom))] backdrop-blur-md lg:hidden"
    >
      {work
        .filter(({ key }) => onThePhone.has(key))
        .map((section) => {
          const { key, Icon, link, label } = section;
          return (
            <Link
              key={key}
              {...link}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={isCurrent(section, path) ? 'page' : undefined}
              className={tab}
            >
              <span className="relative">
                <Icon size={22} strokeWidth={1.8} aria-hidden="true" />
                <CountMark count={section.waiting ? waiting[section.waiting] : 0} tone="accent" />
              </span>
              {t(label)}
            </Link>
          );
        })}
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)} className={tab}>
        <Ellipsis size={22} strokeWidth={1.8} aria-hidden="true" />
        {t('sell.more')}
      </button>
      <Drawer title={t('sell.nav')} open={open} onOpenChange={setOpen} from="bottom">
        <div className="grid gap-0.5">
          {rest.map((section) => (
            <Entry
              key={section.key}
              section={section}
              path={path}
              waiting={waiting}
              onGo={() => setOpen(false)}
            />
          ))}
        </div>
      </Drawer>
    </nav>
  );
}

// Five in a row: with text at 200 % they grow as far as the row is wide.
const tab =
  'relative flex h-14 min-w-14 flex-col items-center justify-center gap-1 justify-self-center text-[min(0.75rem,3.6vw)] font-medium text-ink-3 aria-[current=page]:text-ink-1 aria-[current=page]:font-semibold';
