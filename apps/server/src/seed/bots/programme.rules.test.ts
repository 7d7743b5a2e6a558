import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../platform/ids.ts';
import { audienceAt, decideProgramme, type ProgrammeShow } from './programme.rules.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const HOUR = 3_600_000;

const show = (
  name: string,
  state: ProgrammeShow['state'],
  hours: number,
  { shop = name, ...more }: { shop?: string; isSelling?: boolean; title?: string } = {},
): ProgrammeShow => ({
  ...{ id: idOf<ShowId>(name), shopId: idOf<ShopId>(`shop ${shop}`), title: name, state, isSelling: false },
  startsAt: noon + hours * HOUR,
  ...more,
});

const onAir = (count: number) =>
  Array.from({ length: count }, (_, i) => show(`live ${i}`, 'live', -(i + 1) / 5));
const toCome = Array.from({ length: 14 }, (_, i) => show(`to come ${i}`, 'scheduled', 20 + i));

describe('the programme', () => {
  test('a show goes live when its time has come, and the longest-running one makes room', () => {
    const change = decideProgramme(
      [...onAir(11), show('bread', 'scheduled', 0), show('later', 'scheduled', 1)],
      noon,
    );
    expect(change.goLive).toEqual([idOf('bread')]);
    expect(change.end).toEqual([idOf('live 10')]);
  });

  test('a shop is on air once, and what it sells at the moment is sold first', () => {
    const shows = (isSelling: boolean) => [
      show('first', 'live', -1, { shop: 'kiln', isSelling }),
      show('second', 'scheduled', 0, { shop: 'kiln' }),
    ];
    expect(decideProgramme(shows(true), noon)).toMatchObject({
      goLive: [],
      end: [],
      lastLot: [idOf('first')],
    });
    expect(decideProgramme(shows(false), noon)).toMatchObject({
      goLive: [idOf('second')],
      end: [idOf('first')],
    });
  });

  test('a host says good night after some hours', () => {
    const tired = [...onAir(9), show('tired', 'live', -6)];
    expect(decideProgramme(tired, noon).end).toEqual([idOf('tired')]);
    expect(decideProgramme(onAir(9), noon).end).toEqual([]);
  });

  test('when few are on air, a shop that has rested begins at once with what it gave longest ago', () => {
    const rested = [show('old', 'over', -90, { shop: 'lamps' }), show('new', 'over', -20, { shop: 'lamps' })];
    const change = decideProgramme([...onAir(8), ...toCome, ...rested], noon);
    expect(change.announce).toEqual([{ again: idOf('old'), startsAt: noon }]);
    const busy = show('on', 'live', -1, { shop: 'lamps' });
    expect(decideProgramme([...onAir(7), busy, ...toCome, ...rested], noon).announce).toEqual([]);
  });

  test('there is always something to look forward to, and nothing is announced twice', () => {
    const past = ['a', 'b', 'c'].map((name, i) => show(name, 'over', -50 - i));
    const { announce } = decideProgramme([...onAir(9), ...toCome.slice(2), ...past], noon);
    expect(announce.map(({ again }) => again)).toEqual([idOf('c'), idOf('b')]);
    for (const { startsAt } of announce) {
      expect(startsAt).toBeGreaterThan(noon + 8 * HOUR);
      expect(startsAt % (HOUR / 2)).toBe(0);
    }
    const again = show('c once more', 'scheduled', 30, { shop: 'other c', title: 'c' });
    const known = [
      ...past.slice(0, 2),
      { ...past[2], title: 'c', shopId: again.shopId } as ProgrammeShow,
      again,
    ];
    const anew = decideProgramme([...onAir(9), ...toCome.slice(3), ...known], noon).announce;
    expect(anew.map(({ again: id }) => id)).not.toContain(idOf('c'));
  });
});

test('an audience drifts, and stays about as large as usual', () => {
  let current = 400;
  for (let second = 0; second < 1200; second += 4)
    current = audienceAt({ id: 'kiln', usual: 1200, current }, noon + second * 1000);
  expect(current).toBeGreaterThan(900);
  expect(current).toBeLessThan(1500);
});
