import { unavailable } from '../errors/failures.ts';

export interface Asking {
  /** Whose work it is. Everyone who waits gets as much done as anyone else. */
  who: string;
  /** What it takes, in any unit that is the same for all. One unless told. */
  cost?: number;
  /** Goes before what is not urgent, whosever it is. */
  urgent?: boolean;
}

export interface Turns {
  /**
   * Does the work when it is its turn. When too many wait, the person with the most waiting is refused first.
   */
  take<Result>(asking: Asking, work: () => Promise<Result>): Promise<Result>;
}

export interface TurnRules {
  atOnce: number;
  mostWaiting: number;
  /** How many of those at once may be of one. */
  mostEach?: number;
  /** Places that only urgent work takes. */
  forUrgent?: number;
  /** Work that costs `from` or more: one at a time for each, never in every place, and `together` at most. */
  heavy?: { from: number; together: number };
}

interface Turn extends Required<Asking> {
  begin(): void;
  refuse(failure: Error): void;
}

interface Share {
  /** The cost of all that was done for them since they came. */
  done: number;
  lastTurn: number;
}

/** Lets only so many do heavy work at once, and everyone who waits have their share of it. Of this process alone. */
export function openTurns(rules: TurnRules): Turns {
  const { atOnce, mostWaiting, mostEach = atOnce, forUrgent = 0, heavy = noneIsHeavy } = rules;
  const running: Turn[] = [];
  let waiting: Turn[] = [];
  const shares = new Map<string, Share>();
  let begun = 0;

  const isHeavy = ({ cost }: Turn) => cost >= heavy.from;
  const leastDone = () => (shares.size === 0 ? 0 : Math.min(...[...shares.values()].map(({ done }) => done)));
  /** A newcomer counts as level with the one who had least, and goes first. */
  const shareOf = (who: string): Share => shares.get(who) ?? { done: leastDone(), lastTurn: 0 };
  const heldBy = (who: string) => running.filter((turn) => turn.who === who).length;

  function mayBegin(turn: Turn): boolean {
    if (running.length >= atOnce || heldBy(turn.who) >= mostEach) return false;
    if (!turn.urgent && running.filter(({ urgent }) => !urgent).length >= atOnce - forUrgent) return false;
    const others = running.filter(isHeavy);
    if (!isHeavy(turn) || others.length === 0) return true;
    const together = others.reduce((sum, { cost }) => sum + cost, turn.cost);
    return (
      others.length < atOnce - 1 && together <= heavy.together && others.every(({ who }) => who !== turn.who)
    );
  }

  function beginNext(): void {
    for (;;) {
      const next = waiting.filter(mayBegin).sort(inOrder)[0];
      if (!next) return;
      waiting = waiting.filter((turn) => turn !== next);
      running.push(next);
      begun += 1;
      shares.set(next.who, { done: shareOf(next.who).done + next.cost, lastTurn: begun });
      next.begin();
    }
  }

  function inOrder(a: Turn, b: Turn): number {
    const [ofA, ofB] = [shareOf(a.who), shareOf(b.who)];
    return (
      Number(b.urgent) - Number(a.urgent) ||
      heldBy(a.who) - heldBy(b.who) ||
      ofA.done - ofB.done ||
      ofA.lastTurn - ofB.lastTurn
    );
  }

  /** The person with the most waiting gives up the last of it; of equals, the latest to come. */
  function refuseOne(): void {
    const patient = waiting.filter(({ urgent }) => !urgent);
    const each = [...Map.groupBy(patient.length > 0 ? patient : waiting, ({ who }) => who).values()];
    const most = each.reduce((longest, turns) => (turns.length >= longest.length ? turns : longest));
    const last = most.at(-1) as Turn;
    waiting = waiting.filter((turn) => turn !== last);
    forget(last.who);
    last.refuse(unavailable());
  }

  function forget(who: string): void {
    if (![...running, ...waiting].some((turn) => turn.who === who)) shares.delete(who);
  }

  function placeFor({ who, cost = 1, urgent = false }: Asking): Promise<Turn> {
    const { promise, resolve, reject } = Promise.withResolvers<Turn>();
    const turn: Turn = { who, cost, urgent, begin: () => resolve(turn), refuse: reject };
    shares.set(who, shareOf(who));
    waiting.push(turn);
    beginNext();
    if (waiting.length > mostWaiting) refuseOne();
    return promise;
  }

  return {
    async take(asking, work) {
      const turn = await placeFor(asking);
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(turn), 1);
        forget(turn.who);
        beginNext();
      }
    },
  };
}

const noneIsHeavy = { from: Number.POSITIVE_INFINITY, together: Number.POSITIVE_INFINITY };
