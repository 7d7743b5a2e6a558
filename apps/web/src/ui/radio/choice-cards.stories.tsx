import { useState } from 'react';
import type { Story } from '../story.ts';
import { ChoiceCards } from './choice-cards.tsx';

const say = {
  label: 'Shipping',
  standard: 'Standard',
  standardNote: 'Tue 25 to Thu 27 November',
  express: 'Express',
  expressNote: 'Sat 22 November',
  price: '$14',
};

function Shipping({ row }: { row?: boolean }) {
  const [way, setWay] = useState<'standard' | 'express'>('standard');
  return (
    <ChoiceCards
      label={say.label}
      row={row ?? false}
      value={way}
      onChange={setWay}
      choices={[
        { value: 'standard', label: say.standard, note: say.standardNote },
        {
          value: 'express',
          label: say.express,
          note: say.expressNote,
          end: <b className="font-semibold figures">{say.price}</b>,
        },
      ]}
    />
  );
}

export const story: Story = {
  title: 'Choice cards',
  states: [
    { name: 'One under the other', render: () => <Shipping /> },
    { name: 'Beside each other', render: () => <Shipping row />, wide: true },
    { name: 'Right to left', render: () => <Shipping row />, dir: 'rtl', wide: true },
  ],
};
