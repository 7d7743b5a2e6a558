import type { LogProblem, Verdict } from './verify-log.ts';

/** A verdict to be read on a terminal. */
export function wordsOfVerdict(verdict: Verdict): string {
  if (!verdict.ok) {
    const { number, problem } = verdict;
    return number === null
      ? `WRONG: ${problems[problem]}.`
      : `WRONG at entry ${number}: ${problems[problem]}.`;
  }
  const { entries, head, isClosed } = verdict;
  return `Right: ${entries} entries${isClosed ? '' : ', and the lot is still open'}. Compare its last hash: ${head}`;
}

const problems: Readonly<Record<LogProblem, string>> = {
  unreadable: 'it is not what an entry of a log looks like',
  number: 'an entry before it is missing, or moved',
  before: 'it does not follow on the one before',
  hash: 'it is not what its hash was made of',
  seal: 'what was opened is not what was sealed',
  bidder: 'its bidder has a number that nobody has yet',
  refused: 'the rules would have refused it',
  standing: 'price, leader, end or outcome are not what the rules make of it',
  order: 'it is in a place where it cannot be',
  secret: 'the secret is not the one that was announced',
  head: 'its end is missing',
  empty: 'there is nothing in it',
};
