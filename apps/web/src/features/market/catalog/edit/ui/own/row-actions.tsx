import type { OwnProductRow } from '@souk/shared/market/catalog/manage-schema.ts';
import { Link } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Copy, Eye, Pencil, Rocket, Trash2 } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import type { MenuEntry } from '@/ui/menu/menu.tsx';

export type RowAct = 'duplicate' | 'archive' | 'restore' | 'publish' | 'delete-draft';

/** What can be done to a product in the list. */
export function useRowActions(onAct: (act: RowAct, product: OwnProductRow) => void) {
  const t = useT();
  return (product: OwnProductRow): MenuEntry[] => {
    const { _id, status } = product;
    const onSale = status === 'active' || status === 'out-of-stock';
    const act = (key: RowAct): Pick<Extract<MenuEntry, { onSelect: () => void }>, 'key' | 'onSelect'> => ({
      key,
      onSelect: () => onAct(key, product),
    });
    const edit: MenuEntry = {
      kind: 'link',
      key: 'edit',
      label: t('own.edit'),
      icon: <Pencil aria-hidden="true" />,
      link: <Link to="/product/edit/$productId" params={{ productId: _id }} />,
    };
    const see: MenuEntry = {
      kind: 'link',
      key: 'see',
      label: t('own.see'),
      icon: <Eye aria-hidden="true" />,
      link: <Link to="/product/$productId" params={{ productId: _id }} />,
    };
    return [
      edit,
      ...(onSale ? [see] : []),
      { ...act('duplicate'), label: t('own.duplicate'), icon: <Copy aria-hidden="true" /> },
      ...(status === 'draft'
        ? [
            { ...act('publish'), label: t('own.publish'), icon: <Rocket aria-hidden="true" /> },
            {
              ...act('delete-draft'),
              label: t('own.delete'),
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
            },
          ]
        : []),
      ...(onSale
        ? [{ ...act('archive'), label: t('own.archive'), icon: <Archive aria-hidden="true" /> }]
        : []),
      ...(status === 'archived'
        ? [{ ...act('restore'), label: t('own.restore'), icon: <ArchiveRestore aria-hidden="true" /> }]
        : []),
    ];
  };
}
