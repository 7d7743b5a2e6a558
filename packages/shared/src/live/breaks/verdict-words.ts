import type { BreakProblem, BreakVerdict } from './verify-break.ts';

/** A verdict to be read on a terminal. */
export function wordsOfBreak(verdict: BreakVerdict): string {
  if (!verdict.ok) {
    const { number, problem } = verdict;
    const where = number === null ? '' : ` at ${problem === 'drawn' ? 'spot' : 'entry'} ${number}`;
    return `WRONG${where}: ${problems[problem]}.`;
  }
  if (verdict.state === 'open')
    return `Not drawn yet. Keep the hash of what is declared and compare it after the draw: ${verdict.declared}`;
  const { entries, spots, head } = verdict;
  return `Right: ${entries} of ${spots} spots were bought, and each spot has what was drawn. Compare the hash of its list: ${head}`;
}

const problems: Readonly<Record<BreakProblem, string>> = {
  unreadable: 'it is not what the log of a break looks like',
  declared: 'the contents or the hash of the secret are not those that were declared',
  early: 'it tells of a draw that has not been',
  secret: 'the secret is not the one that was announced',
  number: 'an entry before it is missing, or moved',
  spot: 'its spot is not there, or was bought before',
  time: 'it was sold before the entry before it',
  hash: 'it is not what its hash was made of',
  house: 'the spots that stay with the shop are not those that nobody bought',
  head: 'its list is not the one that was frozen',
  drawn: 'secret and list draw something else for it',
};
