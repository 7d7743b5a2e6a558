/** What became of a stock while its seller set it from what they were shown. */
export interface StockMove {
  from: number;
  to: number;
  /** How many of them were sold. */
  sold: number;
}

/** Whether sales, a person's count, or both changed the number. */
export function causeOf({ from, to, sold }: StockMove): 'sold' | 'changed' | 'both' {
  if (sold <= 0) return 'changed';
  return from - sold === to ? 'sold' : 'both';
}
