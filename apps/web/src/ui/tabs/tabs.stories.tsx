import { useState } from 'react';
import type { Story } from '../story.ts';
import { LinkTabs } from './link-tabs.tsx';
import { Tabs } from './tabs.tsx';

const say = {
  label: 'Results',
  products: 'Products',
  shows: 'Shows',
  shops: 'Shops',
  people: 'People',
  long: 'Selbstbedienungsrestaurants',
};

function Parts() {
  const [value, setValue] = useState('products');
  return (
    <Tabs
      label={say.label}
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'products', label: say.products, count: 48, panel: say.products },
        { value: 'shows', label: say.shows, panel: say.shows },
        { value: 'shops', label: say.shops, panel: say.shops },
        { value: 'people', label: say.people, panel: say.people },
        { value: 'long', label: say.long, panel: say.long },
      ]}
    />
  );
}

function Addresses() {
  return (
    <LinkTabs
      label={say.label}
      tabs={[
        { key: 'products', label: say.products, count: 214, link: { to: '/' }, active: true },
        { key: 'shows', label: say.shows, count: 6, link: { to: '/' }, active: false },
        { key: 'people', label: say.people, count: 0, link: { to: '/' }, active: false },
      ]}
    />
  );
}

export const story: Story = {
  title: 'Tabs',
  states: [
    { name: 'Panels', render: Parts },
    { name: 'Addresses', render: Addresses },
    { name: 'Right to left', dir: 'rtl', render: Parts },
  ],
};
