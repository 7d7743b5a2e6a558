import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { expect, test } from 'vitest';
import { busiest, chosen, refreshed } from './live-row.ts';

const show = (name: string, category = 'ceramics', viewerCount = 1) =>
  ({ _id: name, viewerCount, category: { _id: category }, shop: { _id: `shop of ${name}` } }) as ShowCard;
const names = (shows: ShowCard[]) => shows.map(({ _id }) => _id as string).join(' ');

test('a show keeps its place when others overtake it', () => {
  expect(names(refreshed([show('a'), show('b')], [show('b'), show('a')]))).toBe('a b');
});

test('a show that ended goes and one that began stands at the end', () => {
  expect(names(refreshed([show('a'), show('b')], [show('c'), show('b')]))).toBe('b c');
});

test('a card shows the latest viewers', () => {
  expect(refreshed([show('a')], [show('a', 'ceramics', 900)])[0]?.viewerCount).toBe(900);
});

test('before the first answer the row is what the page came with', () => {
  expect(names(refreshed([show('a')], undefined))).toBe('a');
});

test('the chips name the categories with most shows', () => {
  const shows = [show('a', 'vinyl'), show('b', 'bags'), show('c', 'bags'), show('d', 'plants')];
  expect(busiest(shows, 2).map(({ _id }) => _id as string)).toEqual(['bags', 'vinyl']);
});

test('someone sees the shows of shops they follow', () => {
  expect(names(chosen([show('a'), show('b')], 'following', new Set(['shop of b'])))).toBe('b');
});
