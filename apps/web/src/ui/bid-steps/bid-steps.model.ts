import type { Step } from '@souk/shared/live/auctions/rules.ts';
import { isLadder } from '@souk/shared/market/catalog/bid-steps.ts';

/** A tier as it is being written down. Amounts in minor units. */
export interface Tier {
  id: number;
  /** Says nothing of the last one, which has no end. */
  below: number | null;
  step: number | null;
}

export const tiersOf = (steps: readonly Step[]): Tier[] => steps.map((step, id) => ({ id, ...step }));

/** What is written as steps; null while it makes none. */
export function stepsWritten(tiers: readonly Tier[]): Step[] | null {
  const steps = tiers.map(({ below, step }, at) => ({
    below: at === tiers.length - 1 ? null : below,
    step: step ?? 0,
  }));
  return steps.length > 0 && steps.every(({ step }) => step > 0) && isLadder(steps) ? steps : null;
}

/** Another tier before the last, which goes on from where it ends. */
export function withAnother(tiers: readonly Tier[]): Tier[] {
  const last = tiers.at(-1);
  const id = 1 + Math.max(-1, ...tiers.map((tier) => tier.id));
  if (!last) return [{ id, below: null, step: null }];
  return [...tiers.slice(0, -1), { ...last, below: null }, { id, below: null, step: null }];
}
