import { expect, test } from 'vitest';
import { mayStep, type OrderState, type OrderStep, orderMoves, orderStates, orderSteps } from './states.ts';

/** For each state a way there from the beginning. */
function waysFromTheBeginning(): Map<OrderState, OrderStep[]> {
  const ways = new Map<OrderState, OrderStep[]>([['pending-payment', []]]);
  for (const [state, way] of ways) {
    for (const [step, { from, to }] of Object.entries(orderSteps) as Array<
      [OrderStep, (typeof orderSteps)[OrderStep]]
    >) {
      if ((from as readonly OrderState[]).includes(state) && !ways.has(to)) ways.set(to, [...way, step]);
    }
  }
  return ways;
}

test('an order can come into every state, and each step leads on from the one before', () => {
  const ways = waysFromTheBeginning();
  expect([...ways.keys()].sort()).toEqual([...orderStates].sort());
  expect(ways.get('refunded')).toEqual(['pay', 'ship', 'refund']);
  expect(ways.get('returned')).toEqual(['pay', 'handOver', 'requestReturn', 'takeBack']);
});

test('whatever has begun can come to an end', () => {
  for (const state of orderStates) {
    const reached = new Set<OrderState>([state]);
    for (const at of reached) for (const [from, to] of orderMoves) if (from === at) reached.add(to);
    expect([state, [...reached].some((end) => ['completed', 'cancelled', 'refunded'].includes(end))]).toEqual(
      [state, true],
    );
  }
});

test('a seller ships and cancels, a buyer says that it came, and neither does what is the other’s', () => {
  expect(mayStep('paid', 'ship', 'seller')).toBe(true);
  expect(mayStep('paid', 'ship', 'buyer')).toBe(false);
  expect(mayStep('shipped', 'deliver', 'buyer')).toBe(true);
  expect(mayStep('shipped', 'deliver', 'seller')).toBe(false);
  expect(mayStep('shipped', 'cancel', 'seller')).toBe(false);
  expect(mayStep('pending-payment', 'ship', 'seller')).toBe(false);
});
