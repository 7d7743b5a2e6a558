export const orderStates = [
  'pending-payment',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'completed',
  'cancelled',
  'refunded',
  'return-requested',
  'returned',
  'disputed',
] as const;
export type OrderState = (typeof orderStates)[number];

/** `market` is the market's clock and its payments; `staff` decide what the two cannot agree on. */
export type OrderParty = 'buyer' | 'seller' | 'market' | 'staff';

interface Step {
  from: readonly OrderState[];
  to: OrderState;
  by: readonly OrderParty[];
}

/** Everything that can happen to an order, and who may do it. */
export const orderSteps = {
  /** A seller says so of what is paid to them. */
  pay: { from: ['pending-payment'], to: 'paid', by: ['market', 'seller'] },
  /** What is paid at pickup, and was told to be ready before. */
  payReady: { from: ['pending-payment'], to: 'packed', by: ['seller'] },
  /** Its time was over, or its buyer left. */
  drop: { from: ['pending-payment'], to: 'cancelled', by: ['buyer', 'seller', 'market'] },
  /** It was paid after its time was over: what it asks for is there still, or the money goes back. */
  payLate: { from: ['cancelled'], to: 'paid', by: ['market', 'seller'] },
  pack: { from: ['paid'], to: 'packed', by: ['seller'] },
  ship: { from: ['paid', 'packed'], to: 'shipped', by: ['seller'] },
  /** Fetched by its buyer; of tickets alone, their event is over. */
  handOver: { from: ['paid', 'packed'], to: 'delivered', by: ['seller', 'market'] },
  deliver: { from: ['shipped'], to: 'delivered', by: ['buyer', 'market'] },
  complete: { from: ['delivered'], to: 'completed', by: ['market'] },
  /** With its money back; its buyer and the market only what was not shipped in time. */
  cancel: { from: ['paid', 'packed'], to: 'cancelled', by: ['buyer', 'seller', 'market', 'staff'] },
  refund: {
    from: ['shipped', 'delivered', 'completed', 'return-requested', 'returned', 'disputed'],
    to: 'refunded',
    by: ['seller', 'staff', 'market'],
  },
  requestReturn: { from: ['delivered', 'completed'], to: 'return-requested', by: ['buyer'] },
  takeBack: { from: ['return-requested'], to: 'returned', by: ['seller', 'staff'] },
  /** Its buyer says that something is wrong, or their bank does. */
  dispute: {
    from: ['paid', 'packed', 'shipped', 'delivered', 'completed', 'return-requested'],
    to: 'disputed',
    by: ['buyer', 'market'],
  },
  /** What was wrong is settled without all of the money: it goes on from where it was. */
  resumePaid: { from: ['disputed'], to: 'paid', by: ['buyer', 'staff', 'market'] },
  resumePacked: { from: ['disputed'], to: 'packed', by: ['buyer', 'staff', 'market'] },
  resumeShipped: { from: ['disputed'], to: 'shipped', by: ['buyer', 'staff', 'market'] },
  resumeDelivered: {
    from: ['disputed', 'return-requested'],
    to: 'delivered',
    by: ['buyer', 'staff', 'market'],
  },
  resumeCompleted: {
    from: ['disputed', 'return-requested'],
    to: 'completed',
    by: ['buyer', 'staff', 'market'],
  },
} as const satisfies Record<string, Step>;
export type OrderStep = keyof typeof orderSteps;

const steps: Readonly<Record<OrderStep, Step>> = orderSteps;

export const mayStep = (state: OrderState, step: OrderStep, party: OrderParty): boolean =>
  steps[step].from.includes(state) && steps[step].by.includes(party);

/** Every pair of states that follow each other. */
export const orderMoves: ReadonlyArray<readonly [OrderState, OrderState]> = Object.values(steps).flatMap(
  ({ from, to }) => from.map((state) => [state, to] as const),
);

const HOUR_MS = 3_600_000;

/** How long after its delivery what a shop earned is its own. */
export const earnedAfterMs = 72 * HOUR_MS;

/** The steps of an order that goes well, as its buyer sees them. */
export const orderPath = ['paid', 'packed', 'shipped', 'delivered', 'completed'] as const;

const DAY_MS = 24 * HOUR_MS;
const graceDays = 3;
const daysWithoutEstimate = 14;

/** When what was shipped is taken as delivered: some days after the last day on which it should arrive. */
export function deliveredBy(shippedAt: Date, arrives: readonly string[]): Date {
  const last = arrives.toSorted().at(-1);
  if (last === undefined) return new Date(shippedAt.getTime() + daysWithoutEstimate * DAY_MS);
  const due = Math.max(Date.parse(`${last}T00:00:00Z`), shippedAt.getTime());
  return new Date(due + graceDays * DAY_MS);
}
