import { expect, test } from 'vitest';
import { PauseRequests } from './pause-requests.ts';

/**
 * What is asked every 50 ms: `.` nothing, `p` to pause, `r` to resume. Letters say whether there is a viewer,
 * and whether the sender sends.
 */
function asked(moments: string): string {
  const requests = new PauseRequests(0);
  return [...moments]
    .map((moment, n) => {
      const isWanted = moment === 'W' || moment === 'w';
      const isSending = moment === 'W' || moment === 'U';
      return requests.due({ isWanted, isSending, now: n * 50 })?.[0] ?? '.';
    })
    .join('');
}

test('a host whom nobody watches is asked to pause after two seconds, and again while they go on', () => {
  expect(asked(`${'U'.repeat(40)}UUUUUUUUUUU`)).toBe(`${'.'.repeat(40)}p.........p`);
});

test('who comes back in time is never without a picture', () => {
  expect(asked(`${'U'.repeat(39)}${'W'.repeat(30)}`)).toBe('.'.repeat(69));
});

test('who comes in while all is paused has it begin at once, and it is asked again should that get lost', () => {
  const unwatched = `${'U'.repeat(41)}${'u'.repeat(20)}`;
  expect(asked(`${unwatched}wwwwwwWWWW`).slice(unwatched.length)).toBe('r..r......');
});
