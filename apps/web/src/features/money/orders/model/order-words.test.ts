import { expect, test } from 'vitest';
import { cardLine, eventSentence, goesOf, headlineOf, refundNote, toldEvents } from './order-words.ts';

const at = '2026-11-06T20:25:00Z';
const event = (kind: 'refunded' | 'paid', note: string, when = at) => ({ kind, at: when, note });

test('a refund of everything is told once, with what the shop said', () => {
  const said = event('refunded', 'So sorry');
  expect(toldEvents([event('refunded', ''), said, event('paid', '')])).toEqual([said, event('paid', '')]);
  expect(toldEvents([event('refunded', ''), event('refunded', '')])).toHaveLength(1);
  const earlier = event('refunded', '', '2026-11-05T20:25:00Z');
  expect(toldEvents([said, earlier])).toEqual([said, earlier]);
});

test('what is fetched is neither sent nor delivered, and neither are tickets', () => {
  const line = (isTicket: boolean) => ({ event: isTicket ? {} : null }) as never;
  const shipment = (kind: string) => ({ kind }) as never;
  expect(goesOf({ lines: [line(false)], shipments: [shipment('pickup')] })).toBe('by-pickup');
  expect(goesOf({ lines: [line(false)], shipments: [shipment('pickup'), shipment('flat')] })).toBe(
    'by-parcel',
  );
  expect(goesOf({ lines: [line(true)], shipments: [] })).toBe('as-tickets');
});

test('one ticket is ready by itself, two of one kind are ready together', () => {
  const t = ((key: string, values: { count: number }) => `${key} ${values.count}`) as never;
  const format = { date: () => '' } as never;
  const order = (quantity: number) => ({ state: 'paid', lines: [{ event: {}, quantity }] }) as never;
  expect(headlineOf(order(1), { t, format })).toEqual({ title: 'tickets.ready 1', note: 'tickets.atDoor 1' });
  expect(headlineOf(order(2), { t, format }).title).toBe('tickets.ready 2');
});

test('an order with a report says nothing of whose turn it is, which the report does', () => {
  const t = ((key: string) => key) as never;
  const format = { date: () => '' } as never;
  const order = { state: 'disputed', lines: [], shipments: [], parcels: [], path: [], events: [] } as never;
  expect(headlineOf(order, { t, format })).toEqual({ title: 'orders.title.disputed', note: null });
});

test('what is late says by when it should have left, and what its buyer can do only where they can', () => {
  const words = {
    t: ((key: string, { day }: { day?: string } = {}) => `${key} ${day ?? ''}`) as never,
    format: { date: () => '', days: ({ from }: { from: string }) => from } as never,
  };
  const late = (cancelLate: boolean, parcels: readonly unknown[] = []) =>
    ({
      ...{
        state: 'paid',
        lines: [{ event: null }],
        shipments: [{ kind: 'flat' }],
        parcels,
        total: { amount: 1 },
      },
      ...{ arrives: null, shipBy: { day: '2026-12-02', isLate: true }, can: { cancelLate } },
    }) as never;
  expect(headlineOf(late(true), words).note).toBe('orders.lateNote 2026-12-02');
  expect(headlineOf(late(false), words).note).toBe('orders.lateWaitNote 2026-12-02');
  expect(cardLine(late(false), words)).toBe('orders.wasDue 2026-12-02');
  const rest = headlineOf(late(true, [{}]), words);
  expect(rest).toEqual({ title: 'orders.lateRestTitle ', note: 'orders.lateRestNote 2026-12-02' });
});

test('a buyer reads of what they did that they did it, everyone else who it was', () => {
  const plain = { t: ((key: string) => key) as never, format: {} as never, onlyTickets: false };
  const told = (kind: string, by: string, isBuyer: boolean) =>
    eventSentence({ kind, by, at, note: null, amount: null } as never, { ...plain, isBuyer });
  expect(told('return-asked', 'buyer', true)).toBe('orders.event.own.return-asked');
  expect(told('return-asked', 'buyer', false)).toBe('orders.event.return-asked');
  expect(told('cancelled', 'seller', true)).toBe('orders.event.cancelled.seller');
  expect(told('delivered', 'market', true)).toBe('orders.event.delivered.market');
  expect(told('charged-back', 'market', true)).toBe('orders.event.own.charged-back');
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const words = {
  t: ((key: string, { amount = '' } = {}) => `${key} ${amount}`.trim()) as never,
  format: { date: () => 'Nov 6', money: ({ amount }: { amount: number }) => String(amount) } as never,
};
const refund = (
  amount: number,
  inWallet: number,
  state: 'pending' | 'succeeded' | 'failed' = 'succeeded',
) => ({
  ...{ amount: usd(amount), inWallet: usd(inWallet), state, reason: '', at },
});

test.each([
  ['all to the card', [refund(500, 0)], 'orders.backDoneTo 500'],
  ['all kept in the wallet', [refund(300, 300), refund(200, 200)], 'orders.backInWallet 500'],
  ['the card did not take it', [refund(500, 500, 'failed')], 'orders.backInWallet 500'],
  ['some of it each way', [refund(300, 300), refund(200, 0, 'pending')], 'orders.backGoing 500'],
])('where the money of a cancelled order is: %s', (_what, refunds, note) => {
  const order = {
    ...{ state: 'cancelled', lines: [{ event: null }], path: [], card: { brand: 'visa', last4: '4242' } },
    ...{ total: usd(500), charged: usd(500), refunded: usd(500), refunds },
  } as never;
  expect(headlineOf(order, words).note).toBe(note);
});

test('a refund says how much of it is in whose wallet', () => {
  expect(refundNote(refund(500, 0), 'buyer', words)).toBe('Nov 6');
  expect(refundNote(refund(500, 500), 'buyer', words)).toBe('orders.refundInWallet 500 · Nov 6');
  expect(refundNote(refund(500, 200, 'pending'), 'seller', words)).toBe(
    'orders.refundInTheirWallet 200 · orders.refundGoing',
  );
  expect(refundNote(refund(500, 500, 'failed'), 'buyer', words)).toBe('orders.refundFailed');
  expect(refundNote(refund(500, 500, 'failed'), 'staff', words)).toBe(
    'orders.refundInTheirWallet 500 · Nov 6',
  );
});
