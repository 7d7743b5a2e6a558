import type { Db } from '../../../../platform/db/database.ts';
import type { Ctx } from '../../../../platform/session/actor.ts';
import { openTurns } from '../../../../platform/turns/turns.ts';
import type { CategoryNode } from '../../categories/index.ts';
import { correctedIntent, readIntent } from './intent.service.ts';
import { findMatches, type Matches, type SearchOptions } from './match.repo.ts';
import { calledScore, enough } from './match-query.ts';

export interface FoundByWords {
  matches: Matches;
  /** What the words were likely meant to be, when they themselves find nothing and that does. */
  didYouMean: string | null;
}

// Ten at once are through sooner one after the other than all of them together, and leave connections to the others.
// Whose they are was seen to where answers are made.
const turns = openTurns({ atOnce: 3, mostWaiting: 500 });

/** What a text finds; where that is little, also what was likely meant by it. */
export function searchProducts(
  { db }: Pick<Ctx, 'db'>,
  text: string,
  tree: readonly CategoryNode[],
  options: Omit<SearchOptions, 'loose' | 'rare'>,
): Promise<FoundByWords> {
  return turns.take({ who: 'anyone' }, () => search(db, text, tree, options));
}

async function search(
  db: Db,
  text: string,
  tree: readonly CategoryNode[],
  options: Omit<SearchOptions, 'loose' | 'rare'>,
): Promise<FoundByWords> {
  const intent = await readIntent(db, text, tree);
  const mayBeSlip = intent.unknown.length > 0;
  const several = intent.plain && intent.words.length > 1;
  const exact = await findMatches(db, intent, {
    ...options,
    loose: several && !mayBeSlip,
    rare: mayBeSlip,
    cards: mayBeSlip ? 0 : options.cards,
  });
  if (!mayBeSlip || exact.ids.length >= enough) return { matches: exact, didYouMean: null };
  const corrected = await correctedIntent(db, intent, tree);
  if (!corrected && !several) return { matches: exact, didYouMean: null };
  const near = await findMatches(db, corrected ?? intent, {
    ...options,
    loose: several,
    rare: !corrected,
    cards: exact.ids.length === 0 ? options.cards : 0,
  });
  const meant = corrected && corrected.text !== intent.text && near.ids.length > 0 ? corrected.text : null;
  return {
    matches: exact.ids.length === 0 ? near : together(exact, near),
    didYouMean: exact.ids.length === 0 ? meant : null,
  };
}

// What was found by the words as they stand goes before all that may have been meant.
const ahead = 100;
// And what merely mentions them before what merely mentions the others, yet behind all that are called so.
const aheadOfMentions = 5;

function together(exact: Matches, near: Matches): Matches {
  const there = new Set(exact.ids);
  const found = [
    ...exact.ids.map((id, n) => ({
      id,
      score: exact.scores[n]! + (n < exact.called ? ahead : aheadOfMentions),
    })),
    ...near.ids.map((id, n) => ({ id, score: near.scores[n]! })).filter(({ id }) => !there.has(id)),
  ].toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
  return {
    ids: found.map(({ id }) => id),
    called: found.filter(({ score }) => score >= calledScore).length,
    scores: found.map(({ score }) => score),
    more: exact.more || near.more,
    cards: [],
    now: exact.now,
  };
}
