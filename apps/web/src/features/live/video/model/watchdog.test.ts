import { expect, test } from 'vitest';
import { beginWatch, type Look, type Remedy, watchOver } from './watchdog.ts';

/** One letter a second: `p` all is well, `b` black, `s` no sound, `n` nothing comes, `h` paused, `m` muted and silent. */
function remediesOf(seconds: string): string {
  let look: Look = { at: 0, shown: 0, received: 0, played: 0, heard: 0, isPaused: false, isMuted: false };
  let watch = beginWatch(look);
  const words: Record<Remedy, string> = { play: 'P', attach: 'A', connect: 'C' };
  return [...seconds]
    .map((second) => {
      const comes = second === 'n' ? 0 : 20;
      look = {
        at: look.at + 1_000,
        received: look.received + comes,
        heard: look.heard + comes,
        shown: look.shown + (second === 'b' || second === 'h' ? 0 : comes),
        played: (look.played ?? 0) + (second === 's' || second === 'm' || second === 'h' ? 0 : comes),
        isPaused: second === 'h',
        isMuted: second === 'm',
      };
      watch = watchOver(watch, look);
      return watch.remedy ? words[watch.remedy] : '-';
    })
    .join('');
}

test('a picture that comes and is not shown is attached again, and then the line is made anew', () => {
  expect(remediesOf('ppbbbbbpp')).toBe('---A--C--');
  expect(remediesOf('pbbpppp')).toBe('--A----');
  // Ever more rarely, where that does not help.
  expect(remediesOf('pbbbbbbbbbbbbbbbbb')).toBe('--A--C-A-------C-A');
});

test('sound that is gone without a word is brought back the same way, unless nobody wants it', () => {
  expect(remediesOf('pssssspp')).toBe('--A--C--');
  expect(remediesOf('pmmmmmmm')).toBe('--------');
});

test('a player that was paused behind one’s back plays on, and where nothing comes it is left alone', () => {
  expect(remediesOf('phhp')).toBe('-PP-');
  expect(remediesOf('pnnnnnnnn')).toBe('---------');
  expect(remediesOf('pbpbpbpbp')).toBe('---------');
});
