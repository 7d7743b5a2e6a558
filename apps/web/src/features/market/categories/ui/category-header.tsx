import type { CategoryPage } from '@souk/shared/market/categories/schema.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { CategoryLinks } from './category-links.tsx';

/** Where one is in the hall, and the doors from here. */
export function CategoryHeader({ category, more }: { category: CategoryPage; more: ReactNode }) {
  const t = useT();
  const above = category.breadcrumb.filter(({ _id }) => _id !== category._id);
  return (
    <header className="pb-5 sm:pt-2">
      <Breadcrumb
        crumbs={[
          {
            label: t('market.allCategories'),
            link: { to: '/categories/$categoryId', params: { categoryId: 'all' } },
          },
          ...above.map(({ _id, name }) => ({
            label: name,
            link: { to: '/categories/$categoryId' as const, params: { categoryId: _id } },
          })),
          { label: category.name },
        ]}
      />
      <div className="mt-1 flex items-center gap-4 sm:gap-5">
        {category.image ? (
          <Picture
            image={category.image}
            alt=""
            ratio="139/160"
            sizes="72px"
            priority
            className="!w-14 shrink-0 rounded-t-[999px] rounded-b-12 sm:!w-18"
          />
        ) : null}
        <div className="min-w-0">
          <h1 className="display text-28 sm:text-36">{category.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-14 text-ink-2 figures">
            {t('market.thingCount', { count: category.productCount })}
            {more}
          </p>
        </div>
      </div>
      {category.children.length > 0 ? (
        <CategoryLinks label={t('market.subcategories')} categories={category.children} />
      ) : null}
    </header>
  );
}
