import { Bell, Ellipsis, Heart, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Story } from '../story.ts';
import type { ButtonLook, ButtonSize } from './button.style.ts';
import { Button, IconButton } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

const nothing = () => undefined;
const looks: ReadonlyArray<[ButtonLook, string]> = [
  ['accent', 'Bid $42'],
  ['ink', 'Open studio'],
  ['outline', 'Message'],
  ['soft', 'Decline'],
  ['ghost', 'Cancel'],
  ['danger', 'End show'],
  ['danger-outline', 'Delete'],
  ['on', 'Following'],
];
const sizes: ReadonlyArray<[ButtonSize, string]> = [
  [32, 'Small 32'],
  [40, 'Medium 40'],
  [48, 'Large 48'],
  [56, 'Pay $61.20'],
];
const say = {
  long: 'Accept the second-chance offer and pay with the card ending 4242',
  paying: 'Paying',
  disabled: 'Disabled',
  link: 'Browse the market',
  follow: 'Follow',
  arabic: 'تابع المتجر',
  more: 'More',
  keep: 'Keep',
  news: 'Notifications',
};

function Paying() {
  const [loading, setLoading] = useState(true);
  return (
    <div className="flex gap-2">
      <Button look="accent" loading={loading} onClick={nothing}>
        {say.paying}
      </Button>
      <Button look="ghost" onClick={() => setLoading(!loading)}>
        {say.more}
      </Button>
    </div>
  );
}

export const story: Story = {
  title: 'Button',
  states: [
    {
      name: 'Looks',
      wide: true,
      render: () => (
        <div className="flex flex-wrap gap-2.5">
          {looks.map(([look, text]) => (
            <Button key={look} look={look}>
              {text}
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'Sizes 32, 40, 48, 56',
      render: () => (
        <div className="flex flex-wrap items-center gap-2.5">
          {sizes.map(([size, text]) => (
            <Button key={size} look="accent" size={size}>
              {text}
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'Icon buttons',
      render: () => (
        <div className="flex flex-wrap items-center gap-2.5">
          <IconButton label={say.more}>
            <Ellipsis size={18} />
          </IconButton>
          <IconButton label={say.keep}>
            <Heart size={18} />
          </IconButton>
          <IconButton label={say.news} look="soft" count={2}>
            <Bell size={18} />
          </IconButton>
          <IconButton label={say.keep} round loading>
            <Heart size={18} />
          </IconButton>
        </div>
      ),
    },
    { name: 'Loading', render: Paying },
    {
      name: 'Disabled',
      render: () => (
        <div className="flex gap-2.5">
          <Button look="accent" disabled>
            {say.disabled}
          </Button>
          <Button disabled>{say.disabled}</Button>
        </div>
      ),
    },
    {
      name: 'As a link, with an icon',
      render: () => (
        <div className="flex gap-2.5">
          <ButtonLink to="/" look="outline">
            {say.link}
          </ButtonLink>
          <Button look="accent" icon={<Plus size={18} />}>
            {say.follow}
          </Button>
        </div>
      ),
    },
    {
      name: 'Long words, full width',
      render: () => (
        <Button look="accent" size={48} block className="!h-auto min-h-12 py-2 !whitespace-normal">
          {say.long}
        </Button>
      ),
    },
    {
      name: 'Right to left',
      dir: 'rtl',
      render: () => (
        <Button look="accent" icon={<Plus size={18} />}>
          {say.arabic}
        </Button>
      ),
    },
  ],
};
