import { useState } from 'react';
import { Quantity } from '../quantity/quantity.tsx';
import type { Story } from '../story.ts';
import { RangeSlider } from './range-slider.tsx';

const say = { price: 'Price', quantity: 'Quantity' };
const buckets = [2, 4, 5, 8, 11, 14, 16, 18, 17, 15, 13, 12, 11, 9, 6, 4, 3, 2, 2, 1];

function Range({ bars }: { bars?: readonly number[] }) {
  const [value, setValue] = useState<[number, number]>([20, 120]);
  return (
    <RangeSlider
      label={say.price}
      min={0}
      max={160}
      step={5}
      value={value}
      onChange={setValue}
      show={(amount) => `$${amount}`}
      buckets={bars}
    />
  );
}

function Amount({ max = 9 }: { max?: number }) {
  const [value, setValue] = useState(2);
  return <Quantity label={say.quantity} value={value} onChange={setValue} max={max} />;
}

export const story: Story = {
  title: 'Range and quantity',
  states: [
    { name: 'A span', render: () => <Range /> },
    { name: 'With how many there are', render: () => <Range bars={buckets} /> },
    { name: 'Quantity', render: () => <Amount /> },
    { name: 'At its most', render: () => <Amount max={2} /> },
    { name: 'Right to left', dir: 'rtl', render: () => <Range bars={buckets} /> },
  ],
};
