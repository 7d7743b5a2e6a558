import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { EndingCardWithHeart, ProductCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function EndingSoon({ products }: { products: ProductCard[] }) {
  const t = useT();
  const [first, ...others] = products;
  if (!first) return null;
  return (
    <section aria-labelledby="ending-soon">
      <SectionHeader
        id="ending-soon"
        title={t('landing.endingSoon')}
        note={t('landing.serverClock')}
        all={{
          to: '/categories/$categoryId',
          params: { categoryId: 'all' },
          search: { kind: 'auction', sort: 'ending-soon' },
        }}
      />
      <div className="grid grid-cols-2 gap-3 gap-y-5 sm:gap-4 md:grid-cols-3 lg:grid-cols-5">
        <EndingCardWithHeart product={first} className="col-span-2" />
        {others.slice(0, 4).map((product, index) => (
          <ProductCardWithHeart key={product._id} product={product} className={visibility[index] ?? ''} />
        ))}
      </div>
    </section>
  );
}

// Whole rows at every width: 2 + 2 on a phone, 2 + 1 and 3 on a tablet, 2 + 3 on a desk.
const visibility = ['', '', 'lg:flex', 'lg:hidden'];
