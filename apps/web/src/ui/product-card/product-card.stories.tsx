import { useState } from 'react';
import { dollars, longWords } from '../gallery/samples.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import { ProductCardSkeleton } from '../skeleton/card-skeleton.tsx';
import type { Story } from '../story.ts';
import { EndingCard } from './ending-card.tsx';
import { ProductCard } from './product-card.tsx';

const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5';
const places = [0, 1, 2, 3, 4];

function Many() {
  const { product } = useSamples();
  const [favorites, setFavorites] = useState<readonly number[]>([1]);
  return (
    <div className={grid}>
      {places.map((place) => (
        <ProductCard
          key={place}
          product={product(place, {
            favorite: favorites.includes(place),
            was: place === 2 ? dollars(92) : null,
          })}
          onFavorite={(on) =>
            setFavorites(on ? [...favorites, place] : favorites.filter((other) => other !== place))
          }
        />
      ))}
    </div>
  );
}

function Auctions() {
  const { product, lot } = useSamples();
  return (
    <div className={grid}>
      <ProductCard
        product={product(0, { listingKind: 'auction', lot: lot(252, 96, 14) })}
        onFavorite={() => undefined}
      />
      <ProductCard
        product={product(1, { listingKind: 'auction', lot: lot(660, 142, 9) })}
        onFavorite={() => undefined}
      />
      <ProductCard
        product={product(2, { listingKind: 'auction', lot: lot(7200, 71, 0) })}
        onFavorite={() => undefined}
      />
      <ProductCard product={product(3, { lot: lot(42, 128, 1) })} onFavorite={() => undefined} />
    </div>
  );
}

function Tags() {
  const { product } = useSamples();
  return (
    <div className={grid}>
      <ProductCard tags product={product(0, { was: dollars(49) })} />
      <ProductCard tags product={product(1, { available: 1 })} />
      <ProductCard tags product={product(2, { acceptsOffers: true })} />
      <ProductCard tags product={product(3, { available: 0 })} />
      <ProductCard
        tags
        product={product(4, {
          title: longWords,
          shop: { ...product(0).shop, rating: null, name: longWords },
        })}
      />
    </div>
  );
}

function Ending() {
  const { product, lot } = useSamples();
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <EndingCard
        product={product(0, { title: 'Hand-wound field watch, 1971', lot: lot(48, 310, 23, 'met') })}
        onFavorite={() => undefined}
      />
      <EndingCard product={product(1, { title: longWords, lot: lot(300, 12, 0, 'not-met') })} />
    </div>
  );
}

export const story: Story = {
  title: 'Product card',
  states: [
    { name: 'Many', wide: true, render: Many },
    { name: 'Auctions', wide: true, render: Auctions },
    { name: 'Tags, and long words', wide: true, render: Tags },
    { name: 'Ending first', wide: true, render: Ending },
    {
      name: 'Loading',
      wide: true,
      render: () => (
        <div className={grid}>
          {places.map((place) => (
            <ProductCardSkeleton key={place} />
          ))}
        </div>
      ),
    },
    { name: 'Right to left', wide: true, dir: 'rtl', render: Auctions },
  ],
};
