import { ChevronDown, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../cx.ts';
import { Menu } from '../menu/menu.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { phonePlaces } from './phone-places.ts';
import type { Column, DataTableProps, PhonePlace } from './table.types.ts';
import { toggleOne } from './table-state.ts';

interface TableRowProps<Row extends { _id: string }>
  extends Pick<DataTableProps<Row>, 'columns' | 'selected' | 'onSelected' | 'rowActions' | 'rowLabel'> {
  row: Row;
}

const cell = 'px-3 py-1.5 first:ps-5 max-sm:!p-0';
// The pseudo-element ends the line of title and mark; the facts stand on the next one.
const phoneRow =
  'max-sm:flex max-sm:h-auto max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4 max-sm:py-2.5 ' +
  'max-sm:before:order-3 max-sm:before:h-0 max-sm:before:basis-full max-sm:before:content-[""]';
const phoneCells: Record<PhonePlace, string> = {
  title: 'row-title max-sm:order-1 max-sm:min-w-0 max-sm:grow max-sm:basis-[8rem]',
  mark: 'max-sm:order-2',
  fact: 'max-sm:order-4 max-sm:flex max-sm:max-w-full max-sm:min-w-0 max-sm:flex-wrap max-sm:items-baseline max-sm:gap-1.5 max-sm:text-13',
  line: 'max-sm:order-5 max-sm:min-w-0 max-sm:basis-full',
  folded: 'max-sm:hidden',
};
const unfolded =
  'max-sm:order-4 max-sm:flex max-sm:basis-full max-sm:items-center max-sm:justify-between max-sm:gap-4';

/** A line on a desk. On a phone what it is, how it stands and two facts; the arrow unfolds the rest. */
export function TableRow<Row extends { _id: string }>(props: TableRowProps<Row>) {
  const { row, columns, selected, onSelected, rowActions, rowLabel } = props;
  const t = useT();
  const [open, setOpen] = useState(false);
  const name = rowLabel?.(row) ?? '';
  const chosen = selected?.has(row._id) ?? false;
  const places = phonePlaces(columns);
  const folds = places.includes('folded');
  return (
    <tr
      aria-selected={onSelected ? chosen : undefined}
      data-open={open || undefined}
      className={cx(
        'group/row relative h-13 border-b border-hairline last:border-b-0',
        phoneRow,
        chosen ? 'bg-hover' : 'hover:bg-hover/60',
        onSelected && 'max-sm:ps-13',
        (rowActions || folds) && 'max-sm:pe-14',
        rowActions && folds && 'max-sm:min-h-22',
      )}
    >
      {onSelected ? (
        <td className="w-10 ps-5 align-middle max-sm:absolute max-sm:start-4 max-sm:top-4 max-sm:z-1 max-sm:p-0">
          <Checkbox
            label={t('ui.selectRow', { name })}
            checked={chosen}
            onChange={() => onSelected(toggleOne(selected ?? new Set(), row._id))}
            className="align-middle"
          />
        </td>
      ) : null}
      {columns.map((column, index) => {
        const place = places[index] ?? 'folded';
        const isListed = place === 'fact' || place === 'folded';
        return (
          <td
            key={column.key}
            className={cx(
              cell,
              !rowActions && index === columns.length - 1 && 'sm:pe-5',
              column.align === 'end' ? 'text-end figures' : 'text-start',
              open && isListed ? unfolded : phoneCells[place],
            )}
          >
            {isListed ? (
              <span
                className={cx(
                  'shrink-0 text-13 text-ink-3 sm:hidden',
                  // A figure needs its name; a shop, a place or an address says itself what it is.
                  !open && column.align !== 'end' && 'max-sm:sr-only',
                )}
              >
                {column.title}
              </span>
            ) : null}
            {column.cell(row)}
          </td>
        );
      })}
      {rowActions || folds ? (
        <td
          className={cx(
            'w-14 text-end sm:pe-5 max-sm:absolute max-sm:w-auto max-sm:end-0.5 max-sm:inset-y-0 max-sm:z-1 max-sm:grid max-sm:content-center max-sm:p-0',
            !rowActions && 'sm:hidden',
          )}
        >
          {rowActions ? (
            <Menu
              entries={rowActions(row)}
              trigger={
                <IconButton
                  label={t('ui.rowActions', { name })}
                  look="ghost"
                  size={32}
                  className="max-sm:!h-10 max-sm:!w-11"
                >
                  <Ellipsis size={18} aria-hidden="true" />
                </IconButton>
              }
            />
          ) : null}
          {folds ? (
            <IconButton
              label={t('ui.rowDetails', { name })}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              look="ghost"
              size={32}
              className={cx('!w-11 sm:!hidden', rowActions ? '!h-10' : '!h-11')}
            >
              <ChevronDown size={18} aria-hidden="true" className={open ? 'rotate-180' : undefined} />
            </IconButton>
          ) : null}
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

const rows = [0, 1, 2, 3, 4, 5, 6, 7];
const widths = ['w-3/4', 'w-1/2', 'w-2/3'];

export function SkeletonRows<Row>({ columns, selectable, actions }: SkeletonRowsProps<Row>) {
  const t = useT();
  const places = phonePlaces(columns);
  return rows.map((row) => (
    <tr key={row} className={cx('h-13 border-b border-hairline last:border-b-0 max-sm:min-h-18', phoneRow)}>
      {selectable ? (
        <td className="w-10 ps-5 max-sm:hidden">
          <Skeleton className="size-5 !rounded-6" />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} className={cx(cell, phoneCells[places[index] ?? 'folded'])}>
          {row === 0 && index === 0 ? (
            <span role="status" className="sr-only">
              {t('ui.loading')}
            </span>
          ) : null}
          <Skeleton
            className={cx(
              'h-3.5 max-sm:min-w-16',
              widths[(row + index) % 3],
              column.align === 'end' && 'ms-auto',
            )}
          />
        </td>
      ))}
      {actions ? <td className="w-14 max-sm:hidden" /> : null}
    </tr>
  ));
}
