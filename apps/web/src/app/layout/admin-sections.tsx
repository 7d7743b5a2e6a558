import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import {
  Activity,
  BookOpen,
  CircleHelp,
  Flag,
  FolderTree,
  Landmark,
  Languages,
  LayoutDashboard,
  Package,
  Radio,
  Scale,
  ScrollText,
  SlidersHorizontal,
  Store,
  Tag,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminSection } from '../screen-names.ts';

type Section = { section: AdminSection; icon: ReactNode };

/** The admin area's screens, in the order and groups of its navigation. */
export const adminSections: { key: string; heading?: MessageKey; sections: Section[] }[] = [
  {
    key: 'market',
    sections: [
      { section: 'dashboard', icon: <LayoutDashboard /> },
      { section: 'users', icon: <Users /> },
      { section: 'shops', icon: <Store /> },
      { section: 'listings', icon: <Tag /> },
      { section: 'categories', icon: <FolderTree /> },
      { section: 'shows', icon: <Radio /> },
    ],
  },
  {
    key: 'cases',
    heading: 'admin.cases',
    sections: [
      { section: 'orders', icon: <Package /> },
      { section: 'disputes', icon: <Scale /> },
      { section: 'reports', icon: <Flag /> },
    ],
  },
  {
    key: 'money',
    heading: 'admin.money',
    sections: [
      { section: 'payouts', icon: <Landmark /> },
      { section: 'ledger', icon: <BookOpen /> },
    ],
  },
  {
    key: 'system',
    heading: 'admin.system',
    sections: [
      { section: 'settings', icon: <SlidersHorizontal /> },
      { section: 'languages', icon: <Languages /> },
      { section: 'userguide', icon: <CircleHelp /> },
      { section: 'audit', icon: <ScrollText /> },
      { section: 'jobs', icon: <Activity /> },
    ],
  },
];
