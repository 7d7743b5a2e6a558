import { ArrowDownWideNarrow, ArrowUpDown, ArrowUpNarrowWide } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '../button/button.tsx';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import type { Column, TableState } from './table.types.ts';
import { sortedOn } from './table-state.ts';

interface SortMenuProps<Row> {
  columns: ReadonlyArray<Column<Row>>;
  state: TableState;
  onState: (state: TableState) => void;
}

/** A phone's rows have no heads to press: the columns that sort stand in a menu, with both directions. */
export function SortMenu<Row>({ columns, state, onState }: SortMenuProps<Row>) {
  const t = useT();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const { sort } = state;
  const current = sortable.find(({ key }) => key === sort?.key);
  const Arrow = sort ? (sort.direction === 'up' ? ArrowUpNarrowWide : ArrowDownWideNarrow) : ArrowUpDown;
  const directions: MenuEntry[] =
    sort && current?.sortable === true
      ? [
          { kind: 'line', key: 'line' },
          {
            kind: 'choices',
            key: 'direction',
            chosen: sort.direction,
            choices: [
              { value: 'up', label: t('ui.ascending') },
              { value: 'down', label: t('ui.descending') },
            ],
            onChoose: (direction) =>
              onState(sortedOn(state, { ...sort, direction: direction === 'down' ? 'down' : 'up' })),
          },
        ]
      : [];
  return (
    <Menu
      trigger={
        <Button
          look="ghost"
          size={32}
          icon={<Arrow size={17} aria-hidden="true" className="shrink-0" />}
          className="-me-2 max-sm:!h-11 sm:!hidden"
        >
          <span className={current ? 'sr-only' : 'whitespace-nowrap'}>{t('ui.sortBy')}</span>
          {current?.title}
        </Button>
      }
      entries={[
        {
          kind: 'choices',
          key: 'column',
          chosen: sort?.key ?? '',
          choices: [
            { value: '', label: t('ui.usualOrder') },
            ...sortable.map(({ key, title }) => ({ value: key, label: title })),
          ],
          onChoose: (key) => onState(sortedOn(state, key ? { key, direction: 'up' } : null)),
        },
        ...directions,
      ]}
    />
  );
}
