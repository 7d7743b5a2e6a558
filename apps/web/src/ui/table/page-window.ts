/** The page buttons to show: at most `size` in a row, with the current page as near the middle as it gets. */
export function pageWindow(page: number, pageCount: number, size = 7): number[] {
  const count = Math.max(0, Math.floor(pageCount));
  const shown = Math.min(size, count);
  const current = Math.min(Math.max(1, Math.floor(page)), Math.max(1, count));
  const latest = count - shown + 1;
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), Math.max(1, latest));
  return Array.from({ length: shown }, (_, index) => first + index);
}

export function pageCountOf(total: number, perPage: number): number {
  return perPage > 0 ? Math.ceil(Math.max(0, total) / perPage) : 0;
}

/** "101–104 of 291": the rows of a page, counted from one. */
export function rowSpan(page: number, perPage: number, shown: number): { from: number; to: number } {
  const from = shown > 0 ? (page - 1) * perPage + 1 : 0;
  return { from, to: from + Math.max(0, shown - 1) };
}
