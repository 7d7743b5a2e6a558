import { longWords } from '../gallery/samples.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { CategoryTile } from './category-tile.tsx';

function Hall() {
  const { category } = useSamples();
  return (
    <div className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-8">
      {[0, 1, 2, 3].map((place) => (
        <CategoryTile key={place} category={category(place)} />
      ))}
      <CategoryTile category={category(0, { name: longWords, image: null, productCount: 0 })} />
    </div>
  );
}

export const story: Story = {
  title: 'Category tile',
  states: [
    { name: 'The hall', wide: true, render: Hall },
    { name: 'Right to left', wide: true, dir: 'rtl', render: Hall },
  ],
};
