import { asCell } from '../read/plain-cell.ts';

/** A row of a table as spreadsheets read it; nothing in it is taken for a formula. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells
    .map(asCell)
    .map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${quoted.join(',')}\r\n`;
}
