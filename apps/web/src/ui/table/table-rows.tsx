import { Ellipsis } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../cx.ts';
import { Menu } from '../menu/menu.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { Column, DataTableProps } from './table.types.ts';
import { toggleOne } from './table-state.ts';

interface TableRowProps<Row extends { _id: string }>
  extends Pick<DataTableProps<Row>, 'columns' | 'selected' | 'onSelected' | 'rowActions' | 'rowLabel'> {
  row: Row;
}

const cell =
  'px-3 py-1.5 first:ps-5 last:pe-5 max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:!px-0 max-sm:py-1';

export function TableRow<Row extends { _id: string }>(props: TableRowProps<Row>) {
  const { row, columns, selected, onSelected, rowActions, rowLabel } = props;
  const t = useT();
  const name = rowLabel?.(row) ?? '';
  const chosen = selected?.has(row._id) ?? false;
  return (
    <tr
      aria-selected={onSelected ? chosen : undefined}
      className={cx(
        'relative h-13 border-b border-hairline last:border-b-0 max-sm:block max-sm:h-auto max-sm:px-5 max-sm:py-3',
        chosen ? 'bg-hover' : 'hover:bg-hover/60',
        onSelected && 'max-sm:ps-14',
        rowActions && 'max-sm:pe-16',
      )}
    >
      {onSelected ? (
        <td className="w-10 ps-5 align-middle max-sm:absolute max-sm:start-5 max-sm:top-4 max-sm:p-0">
          <Checkbox
            label={t('ui.selectRow', { name })}
            checked={chosen}
            onChange={() => onSelected(toggleOne(selected ?? new Set(), row._id))}
            className="align-middle"
          />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} className={cx(cell, column.align === 'end' ? 'text-end figures' : 'text-start')}>
          {index > 0 ? <span className="shrink-0 text-13 text-ink-3 sm:hidden">{column.title}</span> : null}
          {column.cell(row)}
        </td>
      ))}
      {rowActions ? (
        <td className="w-14 pe-5 text-end max-sm:absolute max-sm:end-4 max-sm:top-1.5 max-sm:p-0">
          <Menu
            entries={rowActions(row)}
            trigger={
              <IconButton
                label={t('ui.rowActions', { name })}
                look="ghost"
                size={32}
                className="max-sm:!size-11"
              >
                <Ellipsis size={18} aria-hidden="true" />
              </IconButton>
            }
          />
        </td>
      ) : null}
    </tr>
  );
}

interface SkeletonRowsProps<Row> {
  columns: ReadonlyArray<Column<Row>>;
  selectable: boolean;
  actions: boolean;
}

const places = [0, 1, 2, 3, 4, 5, 6, 7];
const widths = ['w-3/4', 'w-1/2', 'w-2/3'];

export function SkeletonRows<Row>({ columns, selectable, actions }: SkeletonRowsProps<Row>) {
  const t = useT();
  return places.map((place) => (
    <tr
      key={place}
      className="h-13 border-b border-hairline last:border-b-0 max-sm:block max-sm:h-auto max-sm:px-5 max-sm:py-3 max-sm:nth-[n+4]:hidden"
    >
      {selectable ? (
        <td className="w-10 ps-5 max-sm:hidden">
          <Skeleton className="size-5 !rounded-6" />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} className={cell}>
          {place === 0 && index === 0 ? (
            <span role="status" className="sr-only">
              {t('ui.loading')}
            </span>
          ) : null}
          <Skeleton
            className={cx('h-3.5', widths[(place + index) % 3], column.align === 'end' && 'ms-auto')}
          />
        </td>
      ))}
      {actions ? <td className="w-14 max-sm:hidden" /> : null}
    </tr>
  ));
}
