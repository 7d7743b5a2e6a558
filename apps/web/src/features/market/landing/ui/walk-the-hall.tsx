import type { Category } from '@souk/shared/market/categories/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CategoryTile } from '@/ui/category-tile/category-tile.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function WalkTheHall({ categories }: { categories: Category[] }) {
  const t = useT();
  if (categories.length === 0) return null;
  return (
    <section aria-labelledby="walk-the-hall">
      <SectionHeader
        id="walk-the-hall"
        title={t('landing.hall')}
        all={{
          to: '/categories/$categoryId',
          params: { categoryId: 'all' },
          label: t('landing.allCategories'),
        }}
      />
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto bare-scroll px-4 pb-0.5 sm:mx-0 sm:grid sm:grid-cols-4 sm:gap-4 sm:px-0 lg:grid-cols-8">
        {categories.slice(0, 8).map((category) => (
          <li key={category._id} className="w-27 shrink-0 snap-start sm:w-auto">
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
}
