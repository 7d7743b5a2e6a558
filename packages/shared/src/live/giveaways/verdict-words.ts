import type { GiveawayProblem, GiveawayVerdict } from './verify-giveaway.ts';

/** A verdict to be read on a terminal. */
export function wordsOfGiveaway(verdict: GiveawayVerdict): string {
  if (!verdict.ok) {
    const { number, problem } = verdict;
    return number === null
      ? `WRONG: ${problems[problem]}.`
      : `WRONG at entry ${number}: ${problems[problem]}.`;
  }
  if (verdict.state === 'open')
    return `Not drawn yet. Keep the hash of its secret and compare it after the draw: ${verdict.secretHash}`;
  if (verdict.state === 'cancelled')
    return `Called off with ${verdict.entries} entries, and nobody was drawn. Compare the hash of its list: ${verdict.head}`;
  const { entries, struck, winner, head } = verdict;
  const won = winner === null ? 'nobody takes part' : `entry ${winner} wins`;
  return `Right: of ${entries} entries, ${struck} of them struck, ${won}. Compare the hash of its list: ${head}`;
}

const problems: Readonly<Record<GiveawayProblem, string>> = {
  unreadable: 'it is not what the log of a giveaway looks like',
  early: 'it tells of a draw that has not been',
  number: 'an entry before it is missing, or moved',
  time: 'it is before the start, after the end or out of order',
  struck: 'an entry is struck that is not there, or twice',
  secret: 'the secret is not the one that was announced',
  head: 'its list is not the one that was frozen',
  winner: 'secret and list draw another winner',
};
