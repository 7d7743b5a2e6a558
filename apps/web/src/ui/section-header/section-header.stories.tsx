import { Bell, CreditCard, MapPin, Truck } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { PageHeader } from '../page-header/page-header.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import type { Story } from '../story.ts';
import { SectionHeader } from './section-header.tsx';

const say = {
  coming: 'Coming up',
  times: 'Times in Lisbon',
  shipping: 'Shipping address',
  where: 'Where sellers ship what you buy or win. You need an address to bid.',
  save: 'Save address',
  settings: 'Settings',
  shop: 'Your shop',
  notifications: 'Notifications',
  cards: 'Cards',
  methods: 'Shipping methods',
  arabic: 'يبدأ قريبًا',
};

function Nav() {
  return (
    <SideNav
      label={say.settings}
      groups={[
        {
          key: 'me',
          entries: [
            { key: 'address', label: say.shipping, icon: <MapPin />, link: { to: '/' }, active: true },
            { key: 'bell', label: say.notifications, icon: <Bell />, link: { to: '/' }, active: false },
            { key: 'cards', label: say.cards, icon: <CreditCard />, link: { to: '/' }, active: false },
          ],
        },
        {
          key: 'shop',
          heading: say.shop,
          entries: [
            { key: 'methods', label: say.methods, icon: <Truck />, link: { to: '/' }, active: false },
          ],
        },
      ]}
    />
  );
}

export const story: Story = {
  title: 'Headers and side navigation',
  states: [
    {
      name: 'Section',
      wide: true,
      render: () => <SectionHeader title={say.coming} note={say.times} all={{ to: '/' }} />,
    },
    {
      name: 'Page',
      wide: true,
      render: () => (
        <PageHeader
          title={say.shipping}
          note={say.where}
          actions={<Button look="accent">{say.save}</Button>}
        />
      ),
    },
    { name: 'Side navigation', render: Nav },
    {
      name: 'Right to left',
      wide: true,
      dir: 'rtl',
      render: () => <SectionHeader title={say.arabic} all={{ to: '/' }} />,
    },
  ],
};
