import { FavoriteButton } from '../favorite/favorite-button.tsx';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { PictureGallery } from './picture-gallery.tsx';

const say = { title: 'Bottle vase, terracotta dip' };

function Pictures({ count }: { count: number }) {
  const { pictures } = useSamples();
  return (
    <div className="max-w-140">
      <PictureGallery
        images={pictures.products.slice(0, count)}
        title={say.title}
        corner={<FavoriteButton title={say.title} favorite={false} onChange={() => undefined} size={48} />}
      />
    </div>
  );
}

export const story: Story = {
  title: 'Picture gallery',
  states: [
    { name: 'Several', wide: true, render: () => <Pictures count={5} /> },
    { name: 'One', render: () => <Pictures count={1} /> },
    { name: 'None', render: () => <Pictures count={0} /> },
    { name: 'Right to left', wide: true, dir: 'rtl', render: () => <Pictures count={3} /> },
  ],
};
