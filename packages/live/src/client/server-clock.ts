/** The server's clock as seen from here, in milliseconds. */
export interface ServerTime {
  /** How far it is ahead of the clock here. */
  offsetMs: number;
  /** How long a question and its answer take together. */
  roundTripMs: number;
}

interface Answer {
  askedAt: number;
  heardAt: number;
  /** What the server's clock said in between. */
  at: number;
}

const RETAINED = 5;

/** How far the server's clock is ahead, by the quickest of the latest answers: it cannot be wrong by more than half its way. */
export class ServerClock {
  private answers: Answer[] = [];
  private known: ServerTime | null = null;
  private readonly readers = new Set<() => void>();

  get time(): ServerTime | null {
    return this.known;
  }

  take(answer: Answer): void {
    // A clock that was set anew makes what was measured before worth nothing.
    const kept = this.answers.filter((one) => agree(one, answer));
    this.answers = [...kept, answer].slice(-RETAINED);
    const inOrder = this.answers.toSorted((a, b) => wayOf(a) - wayOf(b));
    const [quickest = answer] = inOrder;
    this.known = {
      offsetMs: Math.round(offsetIn(quickest)),
      roundTripMs: wayOf(inOrder[Math.floor(inOrder.length / 2)] ?? quickest),
    };
    for (const changed of [...this.readers]) changed();
  }

  subscribe(changed: () => void): () => void {
    this.readers.add(changed);
    return () => this.readers.delete(changed);
  }
}

const wayOf = ({ askedAt, heardAt }: Answer): number => heardAt - askedAt;
const offsetIn = ({ askedAt, heardAt, at }: Answer): number => at - (askedAt + heardAt) / 2;

/** Clocks drift a little between two answers. */
const DRIFT_MS = 50;
const agree = (one: Answer, other: Answer): boolean =>
  Math.abs(offsetIn(one) - offsetIn(other)) <= (wayOf(one) + wayOf(other)) / 2 + DRIFT_MS;
