import type { PauseRequest } from '../rtcp/write.ts';

/** Who reloads a page is back before that. */
const UNWANTED_MS = 2_000;
const PAUSE_EVERY_MS = 500;
const RESUME_EVERY_MS = 150;

/**
 * When a sender that can pause is asked to: after two seconds without a viewer. With the first viewer it is
 * asked to resume. Either request may get lost, and is repeated as long as the sender does something else.
 */
export class PauseRequests {
  #wantedAt: number;
  #asked: PauseRequest = 'resume';
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(now: number) {
    this.#wantedAt = now;
  }

  /** They are to send nothing. */
  get isPausing(): boolean {
    return this.#asked === 'pause';
  }

  due({
    isWanted,
    isSending,
    now,
  }: {
    isWanted: boolean;
    isSending: boolean;
    now: number;
  }): PauseRequest | undefined {
    if (isWanted) this.#wantedAt = now;
    const wish: PauseRequest = now - this.#wantedAt < UNWANTED_MS ? 'resume' : 'pause';
    const isDone = isSending === (wish === 'resume');
    if (wish === this.#asked) {
      const wait = wish === 'pause' ? PAUSE_EVERY_MS : RESUME_EVERY_MS;
      if (isDone || now - this.#askedAt < wait) return undefined;
    }
    this.#asked = wish;
    this.#askedAt = now;
    return wish;
  }
}
