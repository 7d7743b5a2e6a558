import { liveActs } from './features/live/index.ts';
import { moneyWork } from './features/money/index.ts';
import type { Act } from './platform/acts/index.ts';

/** Every act that calls a provider. One that is begun and not in this list is never finished after a crash. */
export const marketActs = (parts: Parameters<typeof moneyWork>[0]): readonly Act[] => [
  ...moneyWork(parts).acts,
  ...liveActs(parts),
];
