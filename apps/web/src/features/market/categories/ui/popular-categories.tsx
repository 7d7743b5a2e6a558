import { useQuery } from '@tanstack/react-query';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { getCategories } from '../api/get-categories.ts';
import { CategoryLinks } from './category-links.tsx';

const most = 8;

/** The halls with the most in them. */
export function PopularCategories() {
  const t = useT();
  useWordsToCome(['searching.popular']);
  const { data } = useQuery(getCategories());
  const popular = (data?.items ?? [])
    .filter(({ parentId, productCount }) => parentId === null && productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount)
    .slice(0, most);
  if (popular.length === 0) return null;
  return (
    <section className="mx-auto mt-2 max-w-160">
      <h2 className="text-center text-14 font-semibold">{t('searching.popular')}</h2>
      <CategoryLinks label={t('searching.popular')} categories={popular} />
    </section>
  );
}
