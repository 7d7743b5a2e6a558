import type { OrderState } from '../orders/states.ts';

export const disputeStates = [
  /** The shop answers. */
  'open',
  /** The shop would give a part back, or all of it for the goods: the buyer answers. */
  'part-offered',
  'return-offered',
  /** The buyer sends the goods back, and then the shop says that they came. */
  'returning',
  'sent-back',
  'with-staff',
  'refunded',
  'part-refunded',
  'withdrawn',
  'dismissed',
  /** The order ended another way: the bank took its money back. */
  'overtaken',
] as const;
export type DisputeState = (typeof disputeStates)[number];

export type DisputeParty = 'buyer' | 'seller' | 'staff' | 'market';

interface Step {
  from: readonly DisputeState[];
  to: DisputeState;
  by: readonly DisputeParty[];
}

export const openDisputeStates = [
  'open',
  'part-offered',
  'return-offered',
  'returning',
  'sent-back',
  'with-staff',
] as const satisfies readonly DisputeState[];

/** Everything that can happen to a dispute, and who may do it. */
export const disputeSteps = {
  offerPart: { from: ['open'], to: 'part-offered', by: ['seller'] },
  offerReturn: { from: ['open'], to: 'return-offered', by: ['seller'] },
  /** The buyer asked to send it back, so nobody has to ask them. */
  agreeToReturn: { from: ['open'], to: 'returning', by: ['seller'] },
  refuse: { from: ['open'], to: 'with-staff', by: ['seller'] },
  acceptPart: { from: ['part-offered'], to: 'part-refunded', by: ['buyer'] },
  acceptReturn: { from: ['return-offered'], to: 'returning', by: ['buyer'] },
  decline: { from: ['part-offered', 'return-offered'], to: 'with-staff', by: ['buyer'] },
  sendBack: { from: ['returning'], to: 'sent-back', by: ['buyer'] },
  /** Nobody answered in time. */
  passOn: {
    from: ['open', 'part-offered', 'return-offered', 'returning', 'sent-back'],
    to: 'with-staff',
    by: ['market'],
  },
  refund: { from: openDisputeStates, to: 'refunded', by: ['seller', 'staff'] },
  refundPart: { from: ['with-staff'], to: 'part-refunded', by: ['staff'] },
  askForReturn: { from: ['with-staff'], to: 'returning', by: ['staff'] },
  dismiss: { from: ['with-staff'], to: 'dismissed', by: ['staff'] },
  withdraw: { from: openDisputeStates, to: 'withdrawn', by: ['buyer'] },
  overtake: { from: openDisputeStates, to: 'overtaken', by: ['market'] },
} as const satisfies Record<string, Step>;
export type DisputeStep = keyof typeof disputeSteps;

const steps: Readonly<Record<DisputeStep, Step>> = disputeSteps;

export const mayTake = (state: DisputeState, step: DisputeStep, party: DisputeParty): boolean =>
  steps[step].from.includes(state) && steps[step].by.includes(party);

/** Every pair of states that follow each other. */
export const disputeMoves: ReadonlyArray<readonly [DisputeState, DisputeState]> = Object.values(
  steps,
).flatMap(({ from, to }) => from.map((state) => [state, to] as const));

export const isOpenDispute = (state: DisputeState): boolean =>
  (openDisputeStates as readonly DisputeState[]).includes(state);

const HOUR_MS = 3_600_000;

/** How long a shop has to answer; then the market's staff decide. */
export const answerHours = 48;

// A party that is to answer or to send something, and takes longer than this, leaves it to the staff.
const hoursIn: Readonly<Partial<Record<DisputeState, number>>> = {
  open: answerHours,
  'part-offered': 7 * 24,
  'return-offered': 7 * 24,
  returning: 14 * 24,
  'sent-back': 14 * 24,
};

/** By when the next answer is due; null where nothing happens by itself. */
export function answerBy(state: DisputeState, now: Date): Date | null {
  const hours = hoursIn[state];
  return hours === undefined ? null : new Date(now.getTime() + hours * HOUR_MS);
}

/** Where the order stands meanwhile. */
export const orderStateIn = {
  return: 'return-requested',
  problem: 'disputed',
} as const satisfies Record<DisputeKind, OrderState>;

/** To send back what is as it should be, or to say that something is wrong. */
export const disputeKinds = ['return', 'problem'] as const;
export type DisputeKind = (typeof disputeKinds)[number];
