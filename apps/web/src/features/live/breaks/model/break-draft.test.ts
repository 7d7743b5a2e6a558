import { inCurrency } from '@souk/shared/money.ts';
import { expect, test } from 'vitest';
import { contentsOf, emptyDraft, newItem } from './break-draft.ts';

const usd = inCurrency('USD');
const item = (key: number, name: string, pieces = 1) => ({ key, name, pieces, worth: null });
const draft = { ...emptyDraft, title: 'Box', start: 100 };

test('a break is ready once it has a name, a price and two pieces, each item under a name of its own', () => {
  expect(contentsOf(emptyDraft, 'USD')).toMatchObject({ spots: 0, sold: null });
  expect(contentsOf({ ...draft, items: [item(1, ' Gold '), item(2, '')] }, 'USD')).toMatchObject({
    ...{ spots: 1, sold: null },
  });
  const two = contentsOf({ ...draft, items: [item(1, ' Gold '), item(2, 'Base', 9)] }, 'USD');
  expect(two).toMatchObject({
    spots: 10,
    sold: { terms: { start: usd(100) }, fixed: null },
    contents: [{ name: 'Gold' }, { name: 'Base' }],
  });
  for (const missing of [{ title: ' ' }, { start: null }, { items: [item(1, 'Gold'), item(2, 'Gold')] }])
    expect(contentsOf({ ...draft, items: [item(1, 'Gold', 2)], ...missing }, 'USD').sold).toBeNull();
  expect(contentsOf({ ...draft, items: [item(1, 'Base', 101)] }, 'USD').sold).toBeNull();
  expect(newItem([item(4, ''), item(2, '')]).key).toBe(5);
});

test('spots may cost a price, all of them or some, and of some one at least is auctioned', () => {
  const four = { ...draft, items: [item(1, 'Gold'), item(2, 'Base', 3)] };
  const soldBy = (change: object) => contentsOf({ ...four, ...change }, 'USD').sold;
  expect(soldBy({ selling: 'price' })).toBeNull();
  expect(soldBy({ selling: 'both', price: 900, start: null })).toBeNull();
  expect(soldBy({ selling: 'price', price: 900, start: null })).toEqual({
    ...{ terms: { start: usd(900) }, fixed: { spots: 4, price: usd(900) } },
  });
  expect(soldBy({ selling: 'both', price: 900, fixedSpots: 9 })).toEqual({
    ...{ terms: { start: usd(100) }, fixed: { spots: 3, price: usd(900) } },
  });
});
