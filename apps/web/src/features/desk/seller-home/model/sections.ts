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
  Truck,
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
  /** The addresses under which it is the current one; none for what lies outside of this area. */
  at?: readonly string[];
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
      { key: 'home', label: 'sell.home', Icon: House, link: { to: '/sell' }, at: ['/sell'] },
      {
        key: 'orders',
        label: 'sell.orders',
        Icon: Package,
        link: { to: '/sell/orders' },
        at: ['/sell/orders'],
        waiting: 'orders',
      },
      {
        key: 'products',
        label: 'own.link',
        Icon: Tag,
        link: { to: '/shop/products/$shopId', params },
        at: ['/shop/products', '/settings/import-products'],
      },
      {
        key: 'coupons',
        label: 'coupons.title',
        Icon: Ticket,
        link: { to: '/sell/coupons' },
        at: ['/sell/coupons'],
      },
      {
        key: 'shows',
        label: 'market.shopTab.shows',
        Icon: Radio,
        link: { to: '/sell/shows' },
        // A show's report stands beside the show itself.
        at: ['/sell/shows', '/createtokshow', '/live'],
      },
      {
        key: 'auctions',
        label: 'settings.auctions',
        Icon: Gavel,
        link: { to: '/settings/auction/participate-list', search: { view: 'selling' } },
        at: ['/settings/auction'],
      },
      {
        key: 'events',
        label: 'market.shopTab.events',
        Icon: CalendarDays,
        link: { to: '/sell/events' },
        at: ['/sell/events', '/event/check-in'],
      },
      {
        key: 'messages',
        label: 'screen.messages',
        Icon: MessageCircle,
        link: { to: '/messaging' },
        at: ['/messaging'],
        waiting: 'messages',
      },
      {
        key: 'reviews',
        label: 'market.shopTab.reviews',
        Icon: Star,
        link: { to: '/sell/reviews' },
        at: ['/sell/reviews'],
      },
    ],
    money: [
      {
        key: 'wallet',
        label: 'screen.wallet',
        Icon: Wallet,
        link: { to: '/wallet' },
        at: ['/wallet'],
      },
      {
        key: 'payouts',
        label: 'screen.settingsPayout',
        Icon: Landmark,
        link: { to: '/settings/payout' },
        at: ['/settings/payout', '/bankdetails'],
      },
    ],
    more: [
      {
        key: 'shipping',
        label: 'screen.settingsShipping',
        Icon: Truck,
        link: { to: '/settings/shipping-method' },
        at: ['/settings/shipping-method'],
      },
      {
        key: 'settings',
        label: 'market.editShop',
        Icon: Settings,
        link: { to: '/shop/edit/$shopId', params },
        at: ['/shop/edit'],
      },
      { key: 'shop', label: 'sell.seeShop', Icon: Store, link: { to: '/shop/$shopId', params } },
    ],
  };
}

/** An order belongs to the orders; everything else is itself alone. */
export function isCurrent({ at = [] }: SellSection, path: string): boolean {
  const here = path.replace(/(.)\/$/, '$1');
  return at.some((one) => here === one || (one !== '/sell' && here.startsWith(`${one}/`)));
}
