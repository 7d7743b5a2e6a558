/** How many are at work at once. */
const PLACES = 8;

/**
 * Whose turn it is where several wait for a few places: theirs who hold the fewest, and of these whose last
 * turn is the longest ago. Nobody takes a place who holds as many as are free: one alone has half of them, the next a half of
 * what is left. So a shop whose addresses are slow holds up no other that comes after it.
 */
export function fairTurns<Who>(): FairTurns<Who> {
  const held = new Map<Who, number>();
  const lastTurn = new Map<Who, number>();
  let turn = 0;
  return {
    take(waiting) {
      for (const who of lastTurn.keys()) if (!waiting.includes(who) && !held.has(who)) lastTurn.delete(who);
      const [next] = waiting.toSorted((a, b) => holds(a) - holds(b) || latest(a) - latest(b));
      if (next === undefined || holds(next) >= free()) return undefined;
      held.set(next, holds(next) + 1);
      lastTurn.set(next, ++turn);
      return next;
    },
    holds,
    giveBack(who) {
      if (holds(who) > 1) held.set(who, holds(who) - 1);
      else held.delete(who);
    },
  };

  function free(): number {
    return [...held.values()].reduce((left, places) => left - places, PLACES);
  }

  function holds(who: Who): number {
    return held.get(who) ?? 0;
  }

  function latest(who: Who): number {
    return lastTurn.get(who) ?? 0;
  }
}

export interface FairTurns<Who> {
  /** Takes a place for one of those who wait, the first of them where nothing else decides; none where nobody may have one now. */
  take(waiting: readonly Who[]): Who | undefined;
  holds(who: Who): number;
  giveBack(who: Who): void;
}
