import { dollars } from '../gallery/samples.ts';
import type { Story } from '../story.ts';
import { Price } from './price.tsx';

export const story: Story = {
  title: 'Price',
  states: [
    { name: 'On a card', render: () => <Price price={dollars(84)} /> },
    { name: 'On the product’s page', render: () => <Price price={dollars(142)} size="page" exact /> },
    { name: 'In a panel', render: () => <Price price={dollars(310)} size="panel" /> },
    {
      name: 'Reduced: the struck price is the 30-day low',
      render: () => <Price price={dollars(58)} was={dollars(64)} exact />,
    },
    {
      name: 'From the cheapest to the dearest',
      render: () => <Price price={dollars(24)} to={dollars(61.5)} />,
    },
    { name: 'Without decimals', render: () => <Price price={{ amount: 12800, currency: 'JPY' }} /> },
    {
      name: 'Very large',
      render: () => <Price price={dollars(12_345_678.9)} was={dollars(23_456_789)} size="page" />,
    },
    { name: 'Right to left', dir: 'rtl', render: () => <Price price={dollars(58)} was={dollars(64)} /> },
  ],
};
