import type { Cart, CartLine, CartShop } from '@souk/shared/money/cart/schema.ts';
import { expect, test } from 'vitest';
import { isPickedUp } from './picked-up.ts';

const free = { amount: 0, currency: 'USD' };
const line = (what: 'thing' | 'ticket' | 'gone') =>
  ({ total: what === 'gone' ? null : free, event: what === 'ticket' ? {} : null }) as CartLine;
const shop = (lines: CartLine[], delivery: Partial<NonNullable<CartShop['delivery']>> | null) =>
  ({
    lines,
    items: free,
    delivery: delivery && { country: 'PT', price: free, arrives: null, pickup: [], ...delivery },
  }) as CartShop;
const cart = (...shops: CartShop[]): Pick<Cart, 'shops'> => ({ shops });
const arrives = { from: '2026-11-20', to: '2026-11-22' };

test('a cart needs no address where all of it is picked up, or tickets', () => {
  const fetched = shop([line('thing')], { pickup: ['Pier 44'] });
  const sent = shop([line('thing')], { arrives });
  const tickets = shop([line('ticket'), line('gone')], null);
  expect(isPickedUp(cart(fetched, tickets))).toBe(true);
  expect(isPickedUp(cart(tickets))).toBe(true);
  expect(isPickedUp(cart(fetched, sent))).toBe(false);
  // A part of it is sent, a part is picked up.
  expect(isPickedUp(cart(shop([line('thing')], { arrives, pickup: ['Pier 44'] })))).toBe(false);
  expect(isPickedUp(cart(shop([line('thing')], null)))).toBe(false);
  expect(isPickedUp(cart(shop([line('thing')], { price: null })))).toBe(false);
  expect(isPickedUp(cart())).toBe(false);
});
