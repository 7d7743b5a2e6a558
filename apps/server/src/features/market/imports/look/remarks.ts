import { isPlainLine } from '@souk/shared/identity/accounts/plain-text.ts';
import type { NoteKind, ProblemKind } from '@souk/shared/market/imports/schema.ts';
import type { Cell } from '../formats/format.ts';

/** What is said of a cell, kept with its place. */
export interface Remarks {
  problem(kind: ProblemKind, cell: Cell, hint?: string | number): void;
  note(kind: NoteKind, cell: Cell, hint?: string | number): void;
}

/** A text on one line. */
export function line(cell: Cell, most: number, { problem }: Remarks): string {
  const text = cell.text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (text.length > most) problem('too-long', cell, most);
  else if (text !== '' && !isPlainLine(text)) problem('hidden-characters', cell);
  return text;
}
