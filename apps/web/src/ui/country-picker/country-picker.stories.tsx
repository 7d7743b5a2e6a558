import { useState } from 'react';
import type { Story } from '../story.ts';
import { CountryPicker } from './country-picker.tsx';

const say = { countries: 'Countries', arabic: 'البلدان' };

function Countries({ label = say.countries, first }: { label?: string; first: string[] }) {
  const [codes, setCodes] = useState<readonly string[]>(first);
  return <CountryPicker label={label} value={codes} onChange={setCodes} />;
}

export const story: Story = {
  title: 'Country picker',
  states: [
    { name: 'Empty', render: () => <Countries first={[]} /> },
    { name: 'Some', render: () => <Countries first={['PT', 'ES', 'JP']} /> },
    {
      name: 'Right to left',
      dir: 'rtl',
      render: () => <Countries label={say.arabic} first={['MA', 'EG']} />,
    },
  ],
};
