import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { type Translate, useT } from '@/platform/i18n/index.ts';
import type { TableContent, TableState } from '@/ui/table/table.types.ts';
import { firstTableState } from '@/ui/table/table-state.ts';

const PAUSE_MS = 250;

/** A table that the server searches, sorts and pages; what is typed is asked for once the typing pauses. */
export function useTable() {
  const [state, setState] = useState(firstTableState);
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearch(typed.trim());
      setState((before) => ({ ...before, page: 1 }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const toFirstPage = () => setState((before) => ({ ...before, page: 1 }));
  const { page, perPage } = state;
  const wanted = { page, perPage, ...(search ? { search } : {}) };
  return { state, setState, typed, setTyped, wanted, toFirstPage };
}
export type Table = ReturnType<typeof useTable>;

/** An order as the server calls it, where that is by its column: "price", or "price-down". */
export function orderOf<Key extends string>(sort: TableState['sort']): { sort?: Key } {
  if (!sort) return {};
  return { sort: (sort.direction === 'up' ? sort.key : `${sort.key}-down`) as Key };
}

/** What a list's answer is for the table that shows it. */
export function useTableContent<Row>(
  query: UseQueryResult<{ items: Row[]; total: number }>,
): TableContent<Row> {
  const t = useT();
  const { data, isPlaceholderData } = query;
  if (!data) return withoutRows(query, t);
  return { status: isPlaceholderData ? 'loading' : 'ready', rows: data.items, total: data.total };
}

/** Of a list whose answer is not there yet, or went wrong. */
export function withoutRows({ error, refetch }: UseQueryResult, t: Translate): TableContent<never> {
  if (!error) return { status: 'loading' };
  const requestId = requestIdOf(error);
  return {
    status: 'error',
    note: t(errorCopy(error).next),
    onRetry: () => void refetch(),
    ...(requestId ? { requestId } : {}),
  };
}
