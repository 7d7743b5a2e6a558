import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Story } from '../story.ts';
import { Chip, ChipRow } from './chip.tsx';
import { FilterChip } from './filter-chip.tsx';

const say = { row: 'Categories', filters: 'Filters', under: 'Under $50' };
const many = ['All', 'Ceramics', 'Sneakers', 'Vinyl', 'Watches', 'Lighting', 'Donaudampfschifffahrt'];

function Row() {
  const [chosen, setChosen] = useState('All');
  return (
    <ChipRow label={say.row}>
      {many.map((name, place) => (
        <Chip
          key={name}
          chosen={name === chosen}
          onClick={() => setChosen(name)}
          {...(place === 1 ? { count: 48 } : {})}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}

function Filters() {
  const [on, setOn] = useState(true);
  return (
    <div className="flex gap-2">
      {on ? <FilterChip label={say.under} onRemove={() => setOn(false)} /> : null}
      <Chip icon={<SlidersHorizontal size={16} aria-hidden="true" />} onClick={() => setOn(true)}>
        {say.filters}
      </Chip>
    </div>
  );
}

export const story: Story = {
  title: 'Chip',
  states: [
    { name: 'One of many', wide: true, render: Row },
    { name: 'Filters', render: Filters },
    { name: 'Right to left', dir: 'rtl', render: Row },
  ],
};
