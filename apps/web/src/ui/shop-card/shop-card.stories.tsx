import { useState } from 'react';
import { longWords } from '../gallery/samples.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import { ShopCardSkeleton } from '../skeleton/card-skeleton.tsx';
import type { Story } from '../story.ts';
import { ShopCard } from './shop-card.tsx';

function Shops() {
  const { shop } = useSamples();
  const [following, setFollowing] = useState(true);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <ShopCard shop={shop(0)} onFollow={() => undefined} />
      <ShopCard shop={shop(1, { following })} onFollow={setFollowing} />
      <ShopCard
        shop={shop(3, { name: longWords, rating: null, reviewCount: 0, followerCount: 0, pictures: [] })}
        onFollow={() => undefined}
      />
      <ShopCardSkeleton />
    </div>
  );
}

export const story: Story = {
  title: 'Shop card',
  states: [
    { name: 'Followed, not yet, new, loading', wide: true, render: Shops },
    { name: 'Right to left', wide: true, dir: 'rtl', render: Shops },
  ],
};
