import type { Product } from '@souk/shared/market/catalog/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ProductCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function MoreLikeThis({ product }: { product: Pick<Product, 'similar' | 'category'> }) {
  const t = useT();
  if (product.similar.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <SectionHeader
        id="similar"
        title={t('market.similar')}
        all={{ to: '/categories/$categoryId', params: { categoryId: product.category._id } }}
      />
      <div className="grid grid-cols-2 gap-3 gap-y-5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
        {product.similar.slice(0, 6).map((similar, index) => (
          <ProductCardWithHeart
            key={similar._id}
            product={similar}
            className={index === 5 ? 'lg:hidden' : ''}
          />
        ))}
      </div>
    </section>
  );
}
