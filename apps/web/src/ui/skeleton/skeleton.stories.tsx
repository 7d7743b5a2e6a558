import type { Story } from '../story.ts';
import { ProductCardSkeleton, ShopCardSkeleton } from './card-skeleton.tsx';
import { ShowCardSkeleton, SkeletonGroup, TextSkeleton } from './skeleton.tsx';

export const story: Story = {
  title: 'Skeleton',
  states: [
    {
      name: 'Cards',
      render: () => (
        <SkeletonGroup className="grid grid-cols-2 gap-4">
          <ProductCardSkeleton />
          <ShowCardSkeleton />
        </SkeletonGroup>
      ),
    },
    {
      name: 'Shop',
      render: () => (
        <SkeletonGroup>
          <ShopCardSkeleton />
        </SkeletonGroup>
      ),
    },
    {
      name: 'Text',
      render: () => (
        <SkeletonGroup>
          <TextSkeleton />
        </SkeletonGroup>
      ),
    },
  ],
};
