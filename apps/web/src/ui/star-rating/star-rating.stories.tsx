import { useState } from 'react';
import type { Story } from '../story.ts';
import { RatingMark } from './rating-mark.tsx';
import { StarInput } from './star-input.tsx';
import { StarRating } from './star-rating.tsx';

const say = { label: 'Your rating' };

function Input() {
  const [value, setValue] = useState<number | null>(4);
  return <StarInput label={say.label} value={value} onChange={setValue} />;
}

function Unset() {
  const [value, setValue] = useState<number | null>(null);
  return <StarInput label={say.label} value={value} onChange={setValue} />;
}

export const story: Story = {
  title: 'Star rating',
  states: [
    { name: 'With figure and reviews', render: () => <StarRating value={4.9} figure reviews={1126} /> },
    { name: 'Half a star', render: () => <StarRating value={3.5} /> },
    { name: 'Three', render: () => <StarRating value={3} /> },
    { name: 'None yet', render: () => <StarRating value={0} reviews={0} /> },
    { name: 'In a card', render: () => <RatingMark value={4.8} /> },
    { name: 'Giving one', render: Input },
    { name: 'Not given yet', render: Unset },
    { name: 'Right to left', dir: 'rtl', render: () => <StarRating value={3.5} figure reviews={12} /> },
  ],
};
