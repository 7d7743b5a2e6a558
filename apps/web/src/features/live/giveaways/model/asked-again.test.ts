import type { GiveawayStanding } from '@souk/shared/live/giveaways/schema.ts';
import { expect, test } from 'vitest';
import { askedAgain } from './asked-again.ts';

const isAsked = (part: Partial<GiveawayStanding>, isOpen = false) =>
  askedAgain({ refused: null, gift: null, ...part }, isOpen) !== false;

test('a winner looks for their gift until it is ordered, and no more once it has lapsed', () => {
  expect([isAsked({ gift: 'due' }), isAsked({ gift: 'address' }), isAsked({ gift: 'suspended' })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isAsked({ gift: 'ordered' })).toBe(false);
  expect(isAsked({ gift: 'lapsed' })).toBe(false);
});

test('who has to buy first is looked at again while it is open, and not after the draw', () => {
  expect(isAsked({ refused: 'buyers_only' }, true)).toBe(true);
  expect(isAsked({ refused: 'buyers_only' })).toBe(false);
});

test('who neither won nor has to buy asks for nothing', () => {
  expect(isAsked({}, true)).toBe(false);
  expect(isAsked({ refused: 'followers_only' }, true)).toBe(false);
  expect(askedAgain(undefined, true)).toBe(false);
});
