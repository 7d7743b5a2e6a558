import type { KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import type { MenuEntry } from '@/ui/menu/menu.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getKeptCategories } from '../api/categories.ts';
import { nameOf } from '../model/category-draft.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { DeleteCategory } from './delete-category.tsx';
import { ListPage } from './list-page.tsx';

/** The tree that everything is listed in. Support reads. */
export function CategoriesList({ mayChange }: { mayChange: boolean }) {
  const t = useT();
  const { code } = useLanguage();
  const { number } = useFormat();
  const query = useQuery(getKeptCategories());
  // What is edited; a new one has nothing yet.
  const [edited, setEdited] = useState<{ category: KeptCategory | null } | null>(null);
  const [doomed, setDoomed] = useState<KeptCategory | null>(null);
  const all = query.data ?? [];
  const names = new Map<string, string>(all.map((one) => [one._id, nameOf(one, code)]));
  const parentOf = ({ parentId }: KeptCategory) => (parentId === null ? '' : (names.get(parentId) ?? ''));
  const isEmpty = ({ _id, productCount }: KeptCategory) =>
    productCount === 0 && !all.some(({ parentId }) => parentId === _id);
  const entriesOf = (category: KeptCategory): MenuEntry[] => [
    {
      key: 'edit',
      label: t('categories.edit'),
      icon: <Pencil />,
      onSelect: () => setEdited({ category }),
    },
    {
      key: 'delete',
      label: t('categories.delete'),
      icon: <Trash2 />,
      danger: true,
      disabled: !isEmpty(category),
      onSelect: () => setDoomed(category),
    },
  ];
  const columns: Column<KeptCategory>[] = [
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
          {nameOf(category, code)}
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
    <>
      <ListPage
        title={t('admin.categories')}
        note={t('categories.note')}
        actions={
          mayChange && query.data ? (
            <Button
              look="accent"
              icon={<Plus size={17} aria-hidden="true" />}
              onClick={() => setEdited({ category: null })}
            >
              {t('categories.add')}
            </Button>
          ) : null
        }
        query={query}
        columns={columns}
        wordsOf={(category) => `${nameOf(category, code)} ${parentOf(category)}`}
        sortValues={{
          name: (category) => nameOf(category, code),
          parent: parentOf,
          products: ({ productCount }) => productCount,
        }}
        {...(mayChange ? { rowActions: entriesOf } : {})}
      />
      {edited ? <CategoryDialog {...edited} all={all} onClose={() => setEdited(null)} /> : null}
      {doomed ? <DeleteCategory category={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
