import type { Category } from '@souk/shared/market/categories/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getAllCategories } from '../api/categories.ts';
import { ListPage } from './list-page.tsx';

export function CategoriesList() {
  const t = useT();
  const { number } = useFormat();
  const query = useQuery(getAllCategories());
  const names = new Map<string, string>(query.data?.map(({ _id, name }) => [_id, name]));
  const parentOf = ({ parentId }: Category) => (parentId === null ? '' : (names.get(parentId) ?? ''));
  const columns: Column<Category>[] = [
    {
      key: 'name',
      title: t('admin.column.category'),
      sortable: true,
      cell: (category) => (
        <Link
          to="/categories/$categoryId"
          params={{ categoryId: category._id }}
          className="flex items-center gap-3 font-semibold hover:underline"
        >
          <span className="w-8 shrink-0">
            <Picture image={category.image} alt="" ratio="4/5" sizes="32px" className="rounded-6" />
          </span>
          {category.name}
        </Link>
      ),
    },
    {
      key: 'parent',
      phone: 'folded',
      title: t('admin.column.parent'),
      sortable: true,
      cell: (category) => parentOf(category) || '–',
    },
    { key: 'slug', title: t('admin.column.slug'), cell: ({ slug }) => <span dir="ltr">{slug}</span> },
    {
      key: 'products',
      title: t('admin.column.listings'),
      align: 'end',
      sortable: true,
      cell: ({ productCount }) => number(productCount),
    },
  ];
  return (
    <ListPage
      title={t('admin.categories')}
      query={query}
      columns={columns}
      wordsOf={(category) => `${category.name} ${parentOf(category)}`}
      sortValues={{
        name: ({ name }) => name,
        parent: parentOf,
        products: ({ productCount }) => productCount,
      }}
    />
  );
}
