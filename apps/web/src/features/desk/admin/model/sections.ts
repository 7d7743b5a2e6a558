import type { LinkProps } from '@tanstack/react-router';
import {
  Activity,
  BadgeCheck,
  BookOpen,
  BookOpenText,
  CreditCard,
  Flag,
  FolderTree,
  Gavel,
  Gift,
  HandCoins,
  Landmark,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  Package,
  Percent,
  Radio,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Store,
  Tag,
  Ticket,
  Users,
} from 'lucide-react';

type Section = {
  key: SectionKey;
  to: NonNullable<LinkProps['to']>;
  Icon: LucideIcon;
  /** Not for support. */
  adminOnly?: boolean;
};

export type SectionKey =
  | 'dashboard'
  | 'users'
  | 'verifications'
  | 'shops'
  | 'listings'
  | 'categories'
  | 'shows'
  | 'orders'
  | 'disputes'
  | 'reports'
  | 'bids'
  | 'payments'
  | 'payouts'
  | 'tips'
  | 'coupons'
  | 'taxes'
  | 'fees'
  | 'ledger'
  | 'settings'
  | 'languages'
  | 'userguide'
  | 'audit'
  | 'jobs';

type Group = { key: 'market' | 'cases' | 'money' | 'system'; sections: readonly Section[] };

/** The rooms of the admin area in the order one walks through them. */
export const adminGroups: readonly Group[] = [
  {
    key: 'market',
    sections: [
      { key: 'dashboard', to: '/admin', Icon: LayoutDashboard },
      { key: 'users', to: '/admin/users', Icon: Users },
      { key: 'verifications', to: '/admin/verifications', Icon: BadgeCheck, adminOnly: true },
      { key: 'shops', to: '/admin/shops', Icon: Store },
      { key: 'listings', to: '/admin/listings', Icon: Tag },
      { key: 'categories', to: '/admin/categories', Icon: FolderTree },
      { key: 'shows', to: '/admin/shows', Icon: Radio },
    ],
  },
  {
    key: 'cases',
    sections: [
      { key: 'orders', to: '/admin/orders', Icon: Package },
      { key: 'disputes', to: '/admin/disputes', Icon: Scale },
      { key: 'reports', to: '/admin/reports', Icon: Flag },
      { key: 'bids', to: '/admin/bids', Icon: Gavel },
    ],
  },
  {
    key: 'money',
    sections: [
      { key: 'payments', to: '/admin/payments', Icon: CreditCard },
      { key: 'payouts', to: '/admin/payouts', Icon: Landmark, adminOnly: true },
      { key: 'tips', to: '/admin/tips', Icon: Gift },
      { key: 'coupons', to: '/admin/coupons', Icon: Ticket },
      { key: 'taxes', to: '/admin/taxes', Icon: Percent },
      { key: 'fees', to: '/admin/fees', Icon: HandCoins },
      { key: 'ledger', to: '/admin/ledger', Icon: BookOpenText },
    ],
  },
  {
    key: 'system',
    sections: [
      { key: 'settings', to: '/admin/settings', Icon: SlidersHorizontal },
      { key: 'languages', to: '/admin/languages', Icon: Languages },
      { key: 'userguide', to: '/admin/userguide', Icon: BookOpen },
      { key: 'audit', to: '/admin/audit', Icon: ScrollText },
      { key: 'jobs', to: '/admin/jobs', Icon: Activity },
    ],
  },
];
