import type { HostedLot, RunListOrder } from '@souk/shared/live/hosting/schema.ts';
import type { Step } from '@souk/shared/live/shows/steps-schema.ts';

/** What waits on a run list: a lot, a product at its price, or a break. */
export type WaitingItem =
  | { kind: 'lot'; id: string; lot: HostedLot }
  | { kind: 'step'; id: string; step: Step };

/** Lots that wait, with the steps that wait between them. */
export function waitingItems(queued: readonly HostedLot[], steps: readonly Step[]): WaitingItem[] {
  const left = steps.filter(({ state }) => state === 'waiting');
  const items: WaitingItem[] = [];
  for (const lot of queued) {
    while (left[0] && left[0].afterLots < lot.number) items.push(stepItem(left.shift()!));
    items.push({ kind: 'lot', id: lot._id, lot });
  }
  return [...items, ...left.map(stepItem)];
}

/** The same, as the market is told of it. */
export function orderOf(items: readonly WaitingItem[]): RunListOrder {
  const order: RunListOrder = { lots: [], steps: [] };
  for (const item of items) {
    if (item.kind === 'lot') order.lots.push(item.lot._id);
    else order.steps.push({ _id: item.step._id, lotsBefore: order.lots.length });
  }
  return order;
}

const stepItem = (step: Step): WaitingItem => ({ kind: 'step', id: step._id, step });
