import { ArrowDown, ArrowUp } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { cx } from '../cx.ts';
import { SortMenu } from './sort-menu.tsx';
import type { Column, DataTableProps, TableState } from './table.types.ts';
import { sortedBy, toggleAll } from './table-state.ts';

interface TableHeadProps<Row extends { _id: string }>
  extends Pick<
    DataTableProps<Row>,
    'columns' | 'state' | 'onState' | 'selected' | 'onSelected' | 'rowActions'
  > {
  rows: readonly Row[];
}

export function TableHead<Row extends { _id: string }>(props: TableHeadProps<Row>) {
  const { columns, rows, state, onState, selected, onSelected, rowActions } = props;
  const t = useT();
  const ids = rows.map((row) => row._id);
  const chosen = selected ? ids.filter((id) => selected.has(id)).length : 0;
  return (
    <thead
      className={cx('border-b border-line text-13 text-ink-2', onSelected ? 'max-sm:block' : 'max-sm:hidden')}
    >
      <tr className="h-10 max-sm:flex max-sm:h-auto max-sm:min-h-11 max-sm:items-center">
        {onSelected ? (
          <th scope="col" className="w-10 ps-5 text-start align-middle font-medium max-sm:w-auto max-sm:ps-4">
            <Checkbox
              label={t('ui.selectAll')}
              checked={ids.length > 0 && chosen === ids.length}
              mixed={chosen > 0 && chosen < ids.length}
              onChange={() => onSelected(toggleAll(selected ?? new Set(), ids))}
              className="align-middle"
            >
              <span aria-hidden="true" className="text-13 text-ink-2 sm:hidden">
                {t('ui.selectAll')}
              </span>
            </Checkbox>
          </th>
        ) : null}
        {onSelected ? (
          <td className="ms-auto shrink-0 pe-2 sm:hidden">
            <SortMenu columns={columns} state={state} onState={onState} />
          </td>
        ) : null}
        {columns.map((column) => (
          <Head key={column.key} column={column} state={state} onState={onState} />
        ))}
        {rowActions ? (
          <th scope="col" className="w-14 pe-5 max-sm:hidden">
            <span className="sr-only">{t('ui.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  state: TableState;
  onState: (state: TableState) => void;
}

function Head<Row>({ column, state, onState }: HeadProps<Row>) {
  const sort = state.sort?.key === column.key ? state.sort.direction : null;
  const Arrow = sort === 'down' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      style={{ width: column.width }}
      aria-sort={
        sort === null ? (column.sortable ? 'none' : undefined) : sort === 'up' ? 'ascending' : 'descending'
      }
      className={cx(
        'px-3 font-medium whitespace-nowrap first:ps-5 last:pe-5 max-sm:hidden',
        column.align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {column.sortable ? (
        <button
          type="button"
          onClick={() => onState(sortedBy(state, column.key, column.sortable === 'once'))}
          className={cx(
            'group inline-flex min-h-8 items-center gap-1.5 rounded-6 hover:text-ink-1',
            column.align === 'end' && 'flex-row-reverse',
          )}
        >
          {column.title}
          <Arrow
            size={15}
            aria-hidden="true"
            className={sort === null ? 'opacity-0 group-hover:opacity-45' : ''}
          />
        </button>
      ) : (
        column.title
      )}
    </th>
  );
}
