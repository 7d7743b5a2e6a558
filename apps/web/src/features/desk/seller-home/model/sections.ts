import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarDays,
  Gavel,
  House,
  Landmark,
  type LucideIcon,
  MessageCircle,
  Package,
  Radio,
  Settings,
  Star,
  Store,
  Tag,
  Ticket,
  Wallet,
} from 'lucide-react';

/** What waits at a place, by name. */
export interface Waiting {
  orders: number;
  messages: number;
}

export interface SellSection {
  key: string;
  label: MessageKey;
  Icon: LucideIcon;
  link: LinkProps;
  /** The address under which it is the current one; none for what lies outside of this area. */
  at?: string;
  waiting?: keyof Waiting;
}

/** All of a seller's places: their work, their money, and what is seldom needed. */
export function sellSections(shopId: string): {
  work: SellSection[];
  money: SellSection[];
  more: SellSection[];
} {
  const params = { shopId };
  return {
    work: [
      { key: 'home', label: 'sell.home', Icon: House, link: { to: '/sell' }, at: '/sell' },
      {
        key: 'orders',
        label: 'sell.orders',
        Icon: Package,
        link: { to: '/sell/orders' },
        at: '/sell/orders',
        waiting: 'orders',
      },
      { key: 'products', label: 'own.link', Icon: Tag, link: { to: '/shop/products/$shopId', params } },
      {
        key: 'coupons',
        label: 'coupons.title',
        Icon: Ticket,
        link: { to: '/sell/coupons' },
        at: '/sell/coupons',
      },
      {
        key: 'shows',
        label: 'market.shopTab.shows',
        Icon: Radio,
        link: { to: '/shop/$shopId', params, search: { tab: 'shows' } },
      },
      {
        key: 'auctions',
        label: 'settings.auctions',
        Icon: Gavel,
        link: { to: '/settings/auction/participate-list' },
      },
      {
        key: 'events',
        label: 'market.shopTab.events',
        Icon: CalendarDays,
        link: { to: '/event/$shopId', params, search: { view: 'own' } },
      },
      {
        key: 'messages',
        label: 'screen.messages',
        Icon: MessageCircle,
        link: { to: '/messaging' },
        waiting: 'messages',
      },
      {
        key: 'reviews',
        label: 'market.shopTab.reviews',
        Icon: Star,
        link: { to: '/shop/$shopId', params, search: { tab: 'reviews' } },
      },
    ],
    money: [
      { key: 'wallet', label: 'screen.wallet', Icon: Wallet, link: { to: '/wallet' } },
      { key: 'payouts', label: 'screen.settingsPayout', Icon: Landmark, link: { to: '/settings/payout' } },
    ],
    more: [
      {
        key: 'settings',
        label: 'market.editShop',
        Icon: Settings,
        link: { to: '/shop/edit/$shopId', params },
      },
      { key: 'shop', label: 'sell.seeShop', Icon: Store, link: { to: '/shop/$shopId', params } },
    ],
  };
}

/** An order belongs to the orders; everything else is itself alone. */
export function isCurrent({ at }: SellSection, path: string): boolean {
  const here = path.replace(/(.)\/$/, '$1');
  return at !== undefined && (here === at || (at !== '/sell' && here.startsWith(`${at}/`)));
}
