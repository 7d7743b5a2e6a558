import type { TableState } from '@/ui/table/table.types.ts';

export type SortValues<Row> = Record<string, (row: Row) => string | number>;

/** Rows that hold every word asked for, in the chosen order. */
export function chosenRows<Row>(
  rows: readonly Row[],
  asked: string,
  wordsOf: (row: Row) => string,
  sort: TableState['sort'],
  sortValues: SortValues<Row>,
): Row[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = wordsOf(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const sortValue = sort && sortValues[sort.key];
  if (!sort || !sortValue) return found;
  const direction = sort.direction === 'up' ? 1 : -1;
  return found.sort((a, b) => direction * compare(sortValue(a), sortValue(b)));
}

export function pageOf<Row>(rows: readonly Row[], { page, perPage }: TableState): Row[] {
  return rows.slice((page - 1) * perPage, page * perPage);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b);
}
