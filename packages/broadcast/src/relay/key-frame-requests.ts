const LEAST_APART_MS = 400;

/**
 * Asks a stream's sender for key frames, which are large: however many viewers wait for one, it is asked once in 400 ms.
 * Who asks in between is not forgotten: the next one is asked for when its time has come.
 */
export class KeyFrameRequests {
  readonly #ask: (ssrc: number) => void;
  readonly #askedAt = new Map<number, number>();
  readonly #wanted = new Set<number>();

  constructor(ask: (ssrc: number) => void) {
    this.#ask = ask;
  }

  want(ssrc: number, now: number): void {
    this.#wanted.add(ssrc);
    this.askDue(now);
  }

  /** A key frame began, which is what all of them waited for. */
  came(ssrc: number): void {
    this.#wanted.delete(ssrc);
  }

  askDue(now: number): void {
    for (const ssrc of this.#wanted) {
      if (now - (this.#askedAt.get(ssrc) ?? Number.NEGATIVE_INFINITY) < LEAST_APART_MS) continue;
      this.#askedAt.set(ssrc, now);
      this.#wanted.delete(ssrc);
      this.#ask(ssrc);
    }
  }

  forget(ssrc: number): void {
    this.#wanted.delete(ssrc);
    this.#askedAt.delete(ssrc);
  }
}
