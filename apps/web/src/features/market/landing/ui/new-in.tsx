import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ProductCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function NewIn({ newIn }: { newIn: Landing['newIn'] }) {
  const t = useT();
  if (newIn.products.length === 0) return null;
  return (
    <section aria-labelledby="new-in">
      <SectionHeader
        id="new-in"
        title={t('landing.newIn')}
        {...(newIn.sinceMorning > 0
          ? { note: t('landing.sinceMorning', { count: newIn.sinceMorning }) }
          : {})}
        all={{ to: '/categories/$categoryId', params: { categoryId: 'all' }, search: { sort: 'newest' } }}
      />
      <div className="grid grid-cols-2 gap-3 gap-y-5 sm:grid-cols-3 sm:gap-4 sm:gap-y-6 lg:grid-cols-5">
        {newIn.products.slice(0, 6).map((product, index) => (
          <ProductCardWithHeart
            key={product._id}
            product={product}
            className={index === 5 ? 'lg:hidden' : ''}
          />
        ))}
      </div>
    </section>
  );
}
