import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column, DataTableProps, TableContent } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';
import { chosenRows, pageOf, type SortValues } from '../model/table-rows.ts';
import { withoutRows } from '../model/use-table.ts';
import { SearchBox } from './search-box.tsx';

interface ListPageProps<Row extends { _id: string }> {
  title: string;
  note?: string;
  actions?: ReactNode;
  query: UseQueryResult<Row[]>;
  columns: ReadonlyArray<Column<Row>>;
  sortValues?: SortValues<Row>;
  /** What a row is found by. */
  wordsOf: (row: Row) => string;
  rowActions?: DataTableProps<Row>['rowActions'];
}

/** A page of the admin area that is one table: search, order, pages. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const { title, note, actions, query, columns, sortValues = {}, wordsOf, rowActions } = props;
  const t = useT();
  const [state, setState] = useState(firstTableState);
  const [asked, setAsked] = useState('');
  const rows = chosenRows(query.data ?? [], asked, wordsOf, state.sort, sortValues);
  const content: TableContent<Row> = query.data
    ? { status: 'ready', rows: pageOf(rows, state), total: rows.length }
    : withoutRows(query, t);
  return (
    <>
      <PageHeader title={title} note={note} actions={actions} className="mb-5" />
      <DataTable
        label={title}
        title={query.data ? t('admin.inAll', { count: rows.length }) : ''}
        toolbar={
          <SearchBox
            value={asked}
            onChange={(next) => {
              setAsked(next);
              setState({ ...state, page: 1 });
            }}
          />
        }
        columns={columns}
        content={content}
        state={state}
        onState={setState}
        rowLabel={wordsOf}
        columnChoice
        {...(rowActions ? { rowActions } : {})}
      />
    </>
  );
}
