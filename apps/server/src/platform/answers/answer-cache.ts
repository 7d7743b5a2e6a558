import { type Clock, lasts } from '../clock.ts';

export interface AnswerCache<Answer> {
  /**
   * What is kept under this key, else made now; made once when many ask at the same time. What was begun before the
   * `after`th making will not do.
   */
  get(key: string, make: () => Promise<Answer>, after?: number): Promise<Answer>;
  /** How many makings were begun so far. */
  begun(): number;
}

interface Entry<Answer> {
  answer: Promise<Answer>;
  nth: number;
  until: number;
  /** 0 while it is being made. */
  bytes: number;
}

/** Keeps answers for a moment from the beginning of their making, and not more bytes of them than these. */
export function createAnswerCache<Answer>({
  clock,
  milliseconds,
  mostBytes,
  sizeOf,
  mayCache = () => true,
}: {
  clock: Clock;
  milliseconds: number;
  mostBytes: number;
  sizeOf: (answer: Answer) => number;
  /** What is not kept is still made once for all who ask meanwhile. */
  mayCache?: (answer: Answer) => boolean;
}): AnswerCache<Answer> {
  // In the order of their making, so that what is over stands at the front.
  const cached = new Map<string, Entry<Answer>>();
  let bytes = 0;
  let begun = 0;

  function forget(key: string, entry: Entry<Answer>): void {
    if (cached.get(key) !== entry) return;
    cached.delete(key);
    bytes -= entry.bytes;
  }

  function makeRoom(now: number): void {
    for (const [key, entry] of cached) {
      if (entry.bytes === 0) continue;
      if (bytes <= mostBytes && lasts(entry.until, milliseconds, now)) break;
      forget(key, entry);
    }
  }

  return {
    begun: () => begun,
    get(key, make, after = 0) {
      const now = clock.now().getTime();
      const known = cached.get(key);
      const isKept = known && (known.bytes === 0 || lasts(known.until, milliseconds, now));
      if (isKept && known.nth > after) return known.answer;
      if (known) forget(key, known);
      begun += 1;
      const entry: Entry<Answer> = { answer: make(), nth: begun, until: now + milliseconds, bytes: 0 };
      cached.set(key, entry);
      entry.answer.then(
        (answer) => {
          if (cached.get(key) !== entry) return;
          if (!mayCache(answer)) return forget(key, entry);
          entry.bytes = Math.max(1, sizeOf(answer));
          bytes += entry.bytes;
          makeRoom(clock.now().getTime());
        },
        () => forget(key, entry),
      );
      return entry.answer;
    },
  };
}
