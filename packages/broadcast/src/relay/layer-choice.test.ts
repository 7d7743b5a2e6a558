import { expect, test } from 'vitest';
import { LayerChoice } from './layer-choice.ts';

/** Layers of 180, 530 and 2 400 kbit/s over a line that carries so much in each second; `shown` second by second. */
function play(line: readonly number[], { isProbed = false } = {}): string {
  const rates = [180, 530, 2_400];
  let shown: number | undefined;
  let carries = 0;
  const probe = {
    carried: undefined as boolean | undefined,
    begin(kbps: number) {
      probe.carried = rates[shown!]! + kbps <= carries;
    },
  };
  const choice = new LayerChoice(0, isProbed ? probe : undefined);
  return line
    .map((kbps, second) => {
      carries = kbps;
      const now = second * 1_000;
      const rate = shown === undefined ? 0 : rates[shown]!;
      const isTooMuch = rate > kbps;
      const figures = { loss: isTooMuch ? 0.2 : 0, queueMs: isTooMuch ? 300 : 5, kbps: Math.min(rate, kbps) };
      shown = choice.next(shown, rates, shown === undefined ? undefined : figures, now);
      return 'qhf'[shown];
    })
    .join('');
}

const seconds = (count: number, kbps: number): number[] => Array<number>(count).fill(kbps);

test('on a good line the best layer is shown from the first moment', () => {
  expect(play(seconds(10, 4_000))).toBe('ffffffffff');
});

test('a line cut to 260 kbit/s has the small layer within 6 s, and the large one again 15 s after', () => {
  const shown = play([...seconds(5, 4_000), ...seconds(10, 260), ...seconds(25, 4_000)]);
  expect(shown.slice(5, 11)).toMatch(/^q+/);
  expect(shown.slice(15, 31)).toMatch(/f$/);
  expect(shown.slice(31)).toMatch(/^f+$/);
});

test('on a line that stays thin the next layer is tried ever more rarely', () => {
  const shown = play([...seconds(2, 4_000), ...seconds(120, 260)]);
  const trials = shown.slice(10).match(/h+/g) ?? [];
  expect(trials.length).toBeGreaterThan(2);
  expect(trials.length).toBeLessThan(8);
  expect(trials.every((trial) => trial.length <= 2)).toBe(true);
});

test('where a line can be probed, one that stays thin shows its small layer all the time', () => {
  const shown = play([...seconds(2, 4_000), ...seconds(120, 260)], { isProbed: true });
  expect(shown.slice(4)).toMatch(/^q+$/);
});

test('where a line can be probed, the large layer is back 12 s after it has recovered, however long it was thin', () => {
  for (let thin = 10; thin < 60; thin += 1) {
    const shown = play([...seconds(2, 4_000), ...seconds(thin, 260), ...seconds(30, 4_000)], {
      isProbed: true,
    });
    expect(shown.slice(2 + thin + 12)).toMatch(/^f+$/);
  }
});

test('a line that became thin has the layer that it carries at once, and not one after another', () => {
  expect(play([...seconds(2, 4_000), ...seconds(3, 260)])).toBe('ffqqq');
  expect(play([...seconds(2, 4_000), ...seconds(3, 900)])).toBe('ffhhh');
});

test('a layer that ends is followed by the best that is left', () => {
  const choice = new LayerChoice(0);
  expect(choice.next(undefined, [180, 530], undefined, 0)).toBe(1);
});
