import { spotsOf } from '@souk/shared/live/breaks/draw.ts';
import type { BreakKind } from '@souk/shared/live/breaks/log.ts';

/** A break as its seller writes it. */
export interface BreakDraft {
  kind: BreakKind;
  title: string;
  start: number | null;
  items: readonly ItemDraft[];
}

export interface ItemDraft {
  key: number;
  name: string;
  pieces: number;
  worth: number | null;
}

export const newItem = (items: readonly ItemDraft[]): ItemDraft => ({
  ...{ key: Math.max(0, ...items.map(({ key }) => key)) + 1, name: '', pieces: 1, worth: null },
});

export const emptyDraft: BreakDraft = {
  ...{ kind: 'break', title: '', start: null },
  items: [
    { key: 1, name: '', pieces: 1, worth: null },
    { key: 2, name: '', pieces: 1, worth: null },
  ],
};

const LEAST = 2;
const MOST = 100;

/** What is in it: rows that were left empty are none. Null while something is missing. */
export function contentsOf({ title, start, items }: BreakDraft) {
  const contents = items
    .map(({ name, pieces, worth }) => ({ name: name.trim(), pieces, worth }))
    .filter(({ name }) => name !== '');
  const spots = spotsOf(contents);
  const areApart = new Set(contents.map(({ name }) => name)).size === contents.length;
  const isReady =
    title.trim() !== '' && start !== null && start > 0 && areApart && spots >= LEAST && spots <= MOST;
  return { contents, spots, isReady };
}
