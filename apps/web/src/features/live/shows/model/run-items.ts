import type { DraftLot } from './draft.ts';

/** What comes between lots: a product at its price, or a break for talk. */
export type DraftStep = { key: string; afterLots: number } & (
  | { kind: 'product'; productId: string }
  | { kind: 'talk'; title: string; minutes: number }
);

/** One line of a run list. */
export type RunItem = { key: string } & ({ kind: 'lot'; lot: DraftLot } | { kind: 'step'; step: DraftStep });

export interface RunListDraft {
  lots: DraftLot[];
  steps: DraftStep[];
}

/** Lots and what comes between them, in the order of the show. */
export function itemsOf({ lots, steps }: RunListDraft): RunItem[] {
  const lines = lots.map((lot): RunItem => ({ kind: 'lot', key: lot.key, lot }));
  // The last come first, so that those before keep their place.
  for (const step of steps.toReversed())
    lines.splice(placeAfter(lines, step.afterLots), 0, { kind: 'step', key: step.key, step });
  return lines;
}

/** The same apart, as it is kept: each step knows after how many lots it comes. */
export function partsOf(items: readonly RunItem[]): RunListDraft {
  const parts: RunListDraft = { lots: [], steps: [] };
  for (const item of items) {
    if (item.kind === 'lot') parts.lots.push(item.lot);
    else parts.steps.push({ ...item.step, afterLots: parts.lots.length });
  }
  return parts;
}

function placeAfter(lines: readonly RunItem[], lots: number): number {
  if (lots === 0) return 0;
  let seen = 0;
  const at = lines.findIndex((line) => line.kind === 'lot' && ++seen === lots);
  return at < 0 ? lines.length : at + 1;
}
