import type { Playout } from './playout.ts';

/** 12.5 pictures a second: drawn films have no more. */
export const FRAME_MS = 80;
/** A machine that slept does not catch up. */
const MOST_LATE_FRAMES = 12;
const LOOK_MS = 500;

/** The timers of all shows: one for those with viewers, and a slow one for the others. */
export class SharedClock {
  readonly #playing = new Set<Playout>();
  readonly #connected = new Set<Playout>();
  #frame = 0;
  #timer: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;

  connect(playout: Playout): void {
    this.#connected.add(playout);
    this.#looking ??= setInterval(() => {
      const now = performance.now();
      for (const each of [...this.#connected]) each.look(now);
    }, LOOK_MS);
  }

  play(playout: Playout): void {
    this.#playing.add(playout);
    if (this.#timer) return;
    this.#frame = frameNow();
    this.#wait();
  }

  pause(playout: Playout): void {
    this.#playing.delete(playout);
    if (this.#playing.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  forget(playout: Playout): void {
    this.pause(playout);
    this.#connected.delete(playout);
    if (this.#connected.size > 0) return;
    clearInterval(this.#looking);
    this.#looking = undefined;
  }

  #wait(): void {
    const next = (this.#frame + 1) * FRAME_MS;
    this.#timer = setTimeout(() => this.#tick(), Math.max(1, next - performance.now()));
  }

  #tick(): void {
    const now = frameNow();
    this.#frame = Math.max(this.#frame, now - MOST_LATE_FRAMES);
    while (this.#frame < now) {
      this.#frame += 1;
      for (const playout of [...this.#playing]) playout.play(this.#frame);
    }
    if (this.#playing.size > 0) this.#wait();
  }
}

const frameNow = () => Math.floor(performance.now() / FRAME_MS);
