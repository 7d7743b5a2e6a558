import { mostRows } from '@souk/shared/market/imports/limits.ts';
import type { ImportFailure } from '@souk/shared/market/imports/schema.ts';
import type { JobCtx } from '../../../../platform/jobs/job.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { Line } from '../formats/format.ts';
import { recognise } from '../formats/recognise.ts';
import { findStorageKey, type ImportRow } from '../imports.repo.ts';
import { holdTurn, insertRead, noteAllRead, noteKnown, noteRead, type Turn } from '../turn.repo.ts';
import { BrokenRow, csvRows } from './csv-rows.ts';
import { encodingOf, textOf } from './encoding.ts';
import { cutShort } from './plain-cell.ts';

// Rows put away at once: enough to be quick, few enough that progress is seen.
const BATCH = 2_000;
// The same in bytes, of rows that are long.
const BATCH_BYTES = 8_000_000;
// Of the name another shop has for a product, in characters.
const LONGEST_KEY = 200;

/** Why a file cannot be read, and where that was seen. */
export class Unreadable extends Error {
  readonly failure: ImportFailure;
  readonly row: number | undefined;

  constructor(failure: ImportFailure, row?: number) {
    super(failure);
    this.failure = failure;
    this.row = row;
  }
}

/** Puts the rows of a file away, product by product. Cut off, it begins anew. False when someone else has it now. */
export async function readFile(
  { db, clock }: Pick<JobCtx, 'db' | 'clock'>,
  storage: Storage,
  turn: Turn,
  row: ImportRow,
): Promise<boolean> {
  const key = row.file_id && (await findStorageKey(db, row.file_id));
  const open = async () => {
    const found = key ? await storage.stream(key) : undefined;
    if (!found) throw new Unreadable('file-gone');
    return found.stream;
  };
  const encoding = await encodingOf(await open());
  const bytes = counted(await open());
  const rows = csvRows(textOf(bytes.chunks, encoding));
  try {
    const heading = await rows.next();
    if (heading.done) throw new Unreadable('empty');
    const known = recognise(heading.value.cells);
    if (!known) throw new Unreadable('unknown-columns', heading.value.row);
    const { format, columns, lineOf } = known;
    if (!(await inTurn(turn, (id, tx) => noteKnown(tx, id, { format: format.name, columns })))) return false;

    const keyOf = format.keys();
    let positions = 0;
    let total = 0;
    let batch = new Map<string, { key: string; position: number; first_row: number; lines: Line[] }>();
    let waiting = 0;
    let putAwayAt = 0;
    const putAway = async () => {
      const products = [...batch.values()];
      batch = new Map();
      waiting = 0;
      putAwayAt = bytes.read();
      const note = { bytes: bytes.read(), rows: total, now: clock.now() };
      return await inTurn(turn, async (id, tx) => {
        await insertRead(tx, id, products);
        await noteRead(tx, id, note);
      });
    };
    for await (const { row: number, cells } of rows) {
      total += 1;
      if (total > mostRows) throw new Unreadable('too-many-rows', number);
      const line = lineOf(number, cells);
      const name = cutShort(keyOf(line), LONGEST_KEY);
      const found = batch.get(name);
      if (found) found.lines.push(line);
      else {
        positions += 1;
        batch.set(name, { key: name, position: positions, first_row: number, lines: [line] });
      }
      waiting += 1;
      const isFull = waiting >= BATCH || bytes.read() - putAwayAt >= BATCH_BYTES;
      if (isFull && !(await putAway())) return false;
    }
    if (total === 0) throw new Unreadable('empty');
    return (await putAway()) && (await inTurn(turn, (id, tx) => noteAllRead(tx, id, clock.now())));
  } catch (error) {
    throw error instanceof BrokenRow ? new Unreadable('broken-row', error.row) : error;
  } finally {
    await rows.return(undefined);
    bytes.close();
  }

  async function inTurn(held: Turn, work: (id: ImportRow['id'], tx: typeof db) => Promise<unknown>) {
    return await db.transaction().execute(async (tx) => {
      if (!(await holdTurn(tx, held))) return false;
      await work(held.id, tx);
      return true;
    });
  }
}

function counted(stream: AsyncIterable<Buffer> & { destroy(): unknown }) {
  let read = 0;
  async function* chunks() {
    for await (const chunk of stream) {
      read += chunk.length;
      yield chunk;
    }
  }
  return { chunks: chunks(), read: () => read, close: () => void stream.destroy() };
}
