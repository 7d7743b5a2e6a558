import type { Category } from '@souk/shared/market/categories/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CategoryTile } from '@/ui/category-tile/category-tile.tsx';
import { CategoryLinks } from './category-links.tsx';

interface HallHeaderProps {
  categories: readonly Category[];
  /** In one line, when someone came for a list: the newest, what ends soon. */
  brief: boolean;
}

/** All arches of the hall. On a phone they stand in two lines that are swiped. */
export function HallHeader({ categories, brief }: HallHeaderProps) {
  const t = useT();
  const roots = categories.filter(({ parentId }) => parentId === null);
  if (brief) return <BriefHeader categories={roots} />;
  return (
    <header className="pt-4 pb-8 sm:pt-8 sm:pb-10">
      <h1 className="display text-28 sm:text-36">{t('market.hall')}</h1>
      <ul className="-mx-4 mt-5 grid grid-flow-col grid-rows-2 justify-start gap-x-3 gap-y-5 overflow-x-auto bare-scroll px-4 sm:mx-0 sm:grid-flow-row sm:grid-cols-5 sm:grid-rows-none sm:justify-stretch sm:gap-4 sm:gap-y-6 sm:px-0 lg:grid-cols-8">
        {roots.map((category) => (
          <li key={category._id} className="w-27 sm:w-auto">
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </header>
  );
}

function BriefHeader({ categories }: { categories: readonly Category[] }) {
  const t = useT();
  return (
    <header className="pt-4 pb-5 sm:pt-8">
      <h1 className="display text-28 sm:text-36">{t('market.hall')}</h1>
      <CategoryLinks label={t('market.allCategories')} categories={categories} />
    </header>
  );
}
