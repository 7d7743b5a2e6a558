import { expect, test } from 'vitest';
import { goesOf, toldEvents } from './order-words.ts';

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
