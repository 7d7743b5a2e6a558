import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { DataTable } from '@/ui/table/data-table.tsx';
import type { Column, DataTableProps } from '@/ui/table/table.types.ts';
import { type Table, useTableContent } from '../model/use-table.ts';
import { SearchBox } from './search-box.tsx';

interface PagedListProps<Row extends { _id: string }> {
  title: string;
  note?: string;
  filters: ReactNode;
  table: Table;
  query: UseQueryResult<{ items: Row[]; total: number }>;
  columns: ReadonlyArray<Column<Row>>;
  rowLabel: (row: Row) => string;
  rowActions?: DataTableProps<Row>['rowActions'];
}

/** A page of the admin area that is one table, which the server searches, sorts and pages. */
export function PagedList<Row extends { _id: string }>(props: PagedListProps<Row>) {
  const { title, note, filters, table, query, columns, rowLabel, rowActions } = props;
  const t = useT();
  return (
    <>
      <PageHeader title={title} note={note} className="mb-5" />
      {filters}
      <DataTable
        label={title}
        title={query.data ? t('admin.inAll', { count: query.data.total }) : ''}
        toolbar={<SearchBox value={table.typed} onChange={table.setTyped} />}
        columns={columns}
        content={useTableContent(query)}
        state={table.state}
        onState={table.setState}
        rowLabel={rowLabel}
        columnChoice
        {...(rowActions ? { rowActions } : {})}
      />
    </>
  );
}
