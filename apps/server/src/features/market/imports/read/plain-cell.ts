/** What a spreadsheet would take for a formula and run. */
// The wide signs count too: https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

const amount = /^-\d+(\.\d+)?$/;

/**
 * A text as a cell that no spreadsheet runs: behind an apostrophe, which reading takes away again. An amount below zero
 * begins like a formula, and is none.
 */
export const asCell = (text: string): string =>
  formula.test(text) && !amount.test(text) ? `'${text}` : text;

/** What a cell says. A formula is a text like any other. */
export function fromCell(cell: string): string {
  const text = cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
  return text.trim();
}

/** Its first letters. Half of an emoji is no text, and the database takes no JSON with one in it. */
export const cutShort = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
