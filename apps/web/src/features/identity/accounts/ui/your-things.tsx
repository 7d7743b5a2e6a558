import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import {
  BadgeCheck,
  ChevronRight,
  Globe,
  Heart,
  Landmark,
  LogOut,
  type LucideIcon,
  Package,
  Settings,
  ShieldCheck,
  Store,
  Video,
  Wallet,
} from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { signOut } from '@/platform/session/sign-out.ts';

interface Thing {
  key:
    | 'orders'
    | 'wallet'
    | 'favorites'
    | 'settings'
    | 'verify'
    | 'shop'
    | 'openShop'
    | 'schedule'
    | 'bank'
    | 'admin';
  Icon: LucideIcon;
  link: LinkProps;
}

/** Where one's own things are: on a phone this page is the way to all of them. */
export function YourThings({ user, lookMenu }: { user: OwnUser; lookMenu: string }) {
  const t = useT();
  return (
    <nav aria-label={t('nav.account')} className="mt-8">
      <ul className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 sm:gap-y-3 lg:grid-cols-3">
        {thingsOf(user).map(({ key, Icon, link }) => (
          <li key={key}>
            <Link {...link} className={row}>
              <Icon size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-ink-2" />
              <span className="min-w-0 grow">
                <span className="block font-semibold">{t(`account.thing.${key}`)}</span>
                <span className="block text-13 text-ink-2">{t(`account.thingNote.${key}`)}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget={lookMenu} className={row}>
            <Globe size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-ink-2" />
            <span className="grow font-semibold">{t('footer.look')}</span>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void signOut()} className={row}>
            <LogOut size={20} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-ink-2" />
            <span className="grow font-semibold">{t('menu.signOut')}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function thingsOf(user: OwnUser): Thing[] {
  const shopId = user.shopId?._id;
  const selling: Thing[] = shopId
    ? [
        { key: 'shop', Icon: Store, link: { to: '/shop/$shopId', params: { shopId } } },
        { key: 'schedule', Icon: Video, link: { to: '/createtokshow' } },
        { key: 'bank', Icon: Landmark, link: { to: '/bankdetails' } },
      ]
    : [{ key: 'openShop', Icon: Store, link: { to: '/shop/new' } }];
  const staff: Thing[] =
    user.role === 'member' ? [] : [{ key: 'admin', Icon: ShieldCheck, link: { to: '/admin' } }];
  return [
    { key: 'orders', Icon: Package, link: { to: '/myorders' } },
    { key: 'wallet', Icon: Wallet, link: { to: '/wallet' } },
    { key: 'favorites', Icon: Heart, link: { to: '/favorites' } },
    ...selling,
    { key: 'verify', Icon: BadgeCheck, link: { to: '/verify/$userId', params: { userId: user._id } } },
    { key: 'settings', Icon: Settings, link: { to: '/settings' } },
    ...staff,
  ];
}

const row =
  'flex min-h-16 w-full items-center gap-3.5 rounded-16 px-2 py-2 text-start text-14 text-ink-1 hover:bg-hover sm:border sm:border-line sm:bg-surface sm:px-4';
