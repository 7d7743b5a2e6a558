import { addressBody } from '@souk/shared/identity/addresses/schema.ts';
import { expect, test } from 'vitest';
import { chargesBack } from '../trade/sales.ts';
import { bots } from './crowd.ts';
import { homeOf } from './homes.ts';

test('everyone who bids in the demo world lives where a parcel arrives', () => {
  for (const bot of bots)
    expect(addressBody.safeParse(homeOf(bot)).error?.issues ?? [], bot.city).toEqual([]);
});

test('there are enough of them for other people at each lot, and the demo buyer is none', () => {
  expect(bots.length).toBeGreaterThanOrEqual(60);
  const handles = bots.map(({ handle }) => handle);
  expect(handles).not.toContain('ines.carvalho');
  // Everything that she buys is charged back.
  expect(handles).not.toContain(chargesBack);
  expect(new Set(bots.map(({ id }) => id)).size).toBe(bots.length);
});
