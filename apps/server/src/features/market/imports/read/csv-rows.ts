import { Readable } from 'node:stream';
import { longestRow } from '@souk/shared/market/imports/limits.ts';
import { CsvError, parse } from 'csv-parse';

export interface CsvRow {
  /** As a spreadsheet counts: the heading is row 1, and a cell with line breaks makes no rows. */
  row: number;
  cells: string[];
}

/** A row that cannot be told from the next, as behind a quote that is never closed. */
export class BrokenRow extends Error {
  readonly row: number;

  constructor(row: number) {
    super(`row ${row} is broken`);
    this.row = row;
  }
}

/** The rows of a CSV file (RFC 4180) that is separated by commas, semicolons or tabs. */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const pieces = text[Symbol.asyncIterator]();
  const begin = await firstLine(pieces);
  if (begin.trim() === '') return;
  const parser = parse({
    delimiter: separatorOf(begin),
    relax_column_count: true,
    relax_quotes: true,
    // Counted here: a spreadsheet counts empty rows too.
    skip_empty_lines: false,
    max_record_size: longestRow,
  });
  const source = Readable.from(after(begin, pieces));
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new BrokenRow(Number(error.records ?? row) + 1);
    throw error;
  } finally {
    source.destroy();
  }
}

async function* after(begin: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield begin;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** As much as it takes to see the heading; a separator is seen earlier. */
async function firstLine(source: AsyncIterator<string>): Promise<string> {
  let begin = '';
  while (!/[\r\n]/.test(begin.trimStart()) && begin.length < longestRow) {
    const { done, value } = await source.next();
    if (done) break;
    begin += value;
  }
  return begin;
}

/** What stands most often between the names of the heading. */
function separatorOf(begin: string): ',' | ';' | '\t' {
  const heading = begin
    .trimStart()
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]/, 1)[0] as string;
  const count = (sign: string) => heading.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((most, sign) => (count(sign) > count(most) ? sign : most));
}
