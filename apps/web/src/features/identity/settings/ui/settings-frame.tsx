import { Link } from '@tanstack/react-router';
import {
  BadgeCheck,
  Bell,
  ChevronLeft,
  CircleUser,
  CreditCard,
  FileUp,
  Gavel,
  KeyRound,
  Landmark,
  LogOut,
  MapPin,
  Shield,
  Store,
  Truck,
  User,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { signOut } from '@/platform/session/sign-out.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { SideNav, type SideNavGroup } from '@/ui/side-nav/side-nav.tsx';

interface SettingsFrameProps {
  /** The address one is at. */
  path: string;
  userId: string;
  shopId: string | undefined;
  /** Where there is no room for both: the list of all settings, one of them, or a form with its own way back. */
  narrow: 'list' | 'page' | 'form';
  /** Something else leads around beside this page. */
  bare: boolean;
  children: ReactNode;
}

/** Side navigation beside the page; on a phone a list, then a page with the way back to it. */
export function SettingsFrame({ path, userId, shopId, narrow, bare, children }: SettingsFrameProps) {
  const t = useT();
  const groups = useGroups({ path, userId, shopId });
  return (
    <div className={cx('mx-auto max-w-284', !bare && 'pt-2 sm:pt-8 lg:flex lg:gap-10')}>
      <div hidden={bare} className={cx('lg:w-[14.5rem] lg:shrink-0', narrow !== 'list' && 'max-lg:hidden')}>
        <div className="flex flex-wrap items-center gap-1 max-lg:mb-2 lg:mb-4 lg:ps-3">
          <Link
            to="/"
            aria-label={t('settings.leave')}
            className="-ms-3 grid size-11 place-items-center rounded-12 hover:bg-fill sm:hidden"
          >
            <ChevronLeft size={22} aria-hidden="true" className="rtl:-scale-x-100" />
          </Link>
          <p className="display grow text-28 max-sm:text-22">{t('screen.settings')}</p>
          <Button
            look="ghost"
            size={32}
            icon={<LogOut size={16} aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() => void signOut()}
            className="-me-2 shrink-0"
          >
            {t('menu.signOut')}
          </Button>
        </div>
        <SideNav label={t('screen.settings')} groups={groups} />
      </div>
      <div className={cx('min-w-0 grow lg:max-w-190 lg:pt-1', narrow === 'list' && 'max-lg:hidden')}>
        {narrow === 'page' && !bare ? (
          <Link
            to="/settings"
            className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-1 rounded-12 pe-3 text-14 font-medium text-ink-2 hover:bg-fill hover:text-ink-1 lg:hidden"
          >
            <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
            {t('screen.settings')}
          </Link>
        ) : null}
        {children}
      </div>
    </div>
  );
}

function useGroups({
  path,
  userId,
  shopId,
}: Pick<SettingsFrameProps, 'path' | 'userId' | 'shopId'>): SideNavGroup[] {
  const t = useT();
  const at = (to: string) => path.replace(/\/$/, '') === to;
  return [
    {
      key: 'own',
      entries: [
        {
          key: 'address',
          label: t('screen.settingsAddress'),
          icon: <MapPin />,
          link: { to: '/settings', search: { view: 'addresses' } },
          active: at('/settings'),
        },
        {
          key: 'cards',
          label: t('screen.settingsCards'),
          icon: <CreditCard />,
          link: { to: '/settings/cards' },
          active: at('/settings/cards'),
        },
        {
          key: 'profile',
          label: t('menu.profile'),
          icon: <User />,
          link: { to: '/profile/$userId', params: { userId } },
          active: false,
        },
        {
          key: 'notifications',
          label: t('screen.settingsNotifications'),
          icon: <Bell />,
          link: { to: '/settings/notifications' },
          active: at('/settings/notifications'),
        },
        {
          key: 'security',
          label: t('security.title'),
          icon: <KeyRound />,
          link: { to: '/settings/security' },
          active: at('/settings/security'),
        },
        {
          key: 'auctions',
          label: t('settings.auctions'),
          icon: <Gavel />,
          link: { to: '/settings/auction/participate-list' },
          active: path.startsWith('/settings/auction'),
        },
        {
          key: 'limits',
          label: t('screen.settingsLimits'),
          icon: <Shield />,
          link: { to: '/settings/limits' },
          active: at('/settings/limits'),
        },
        {
          key: 'people',
          label: t('screen.settingsPeople'),
          icon: <Users />,
          link: { to: '/settings/people' },
          active: at('/settings/people'),
        },
        {
          key: 'verify',
          label: t('settings.verify'),
          icon: <BadgeCheck />,
          link: { to: '/verify/$userId', params: { userId } },
          active: false,
        },
        {
          key: 'account',
          label: t('screen.settingsAccount'),
          icon: <CircleUser />,
          link: { to: '/settings/account' },
          active: at('/settings/account'),
        },
      ],
    },
    {
      key: 'shop',
      heading: t('menu.myShop'),
      entries: shopId
        ? [
            {
              key: 'shipping',
              label: t('screen.settingsShipping'),
              icon: <Truck />,
              link: { to: '/settings/shipping-method' },
              active: at('/settings/shipping-method'),
            },
            {
              key: 'import',
              label: t('screen.settingsImport'),
              icon: <FileUp />,
              link: { to: '/settings/import-products' },
              active: at('/settings/import-products'),
            },
            {
              key: 'payout',
              label: t('screen.settingsPayout'),
              icon: <Landmark />,
              link: { to: '/settings/payout' },
              active: at('/settings/payout'),
            },
            {
              key: 'edit',
              label: t('screen.shopEdit'),
              icon: <Store />,
              link: { to: '/shop/edit/$shopId', params: { shopId } },
              active: false,
            },
          ]
        : [
            {
              key: 'open',
              label: t('menu.openShop'),
              icon: <Store />,
              link: { to: '/shop/new' },
              active: false,
            },
          ],
    },
  ];
}
