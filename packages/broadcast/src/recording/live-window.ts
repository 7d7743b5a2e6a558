import type { RecordedSegment } from './recorded-segment.ts';
import type { Part } from './segment-writer.ts';

/** What of a recording is being made, for who watches it while it is. */
export interface Edge {
  /** Milliseconds since 1970 at second 0; null until the first picture. */
  readonly startedAt: number | null;
  readonly segments: readonly EdgeSegment[];
  readonly isOver: boolean;
}

export interface EdgeSegment {
  readonly number: number;
  readonly init: string;
  readonly codec: string;
  readonly start: number;
  readonly seconds: number;
  readonly parts: ReadonlyArray<Pick<Part, 'seconds' | 'isIndependent'>>;
  readonly isDone: boolean;
}

/** As many as players may ask for that are a little behind; older ones are in the store by then. */
const MOST_SEGMENTS = 10;
/** Ten of what a line may take are less; of one that is larger in the meantime fewer stay, but never less than these. */
const MOST_BYTES = 32 * 1_024 * 1_024;
const LEAST_SEGMENTS = 3;

/** Players ask for the next segment or the one after that; what they know is a little older than what is there. */
const MOST_AHEAD = 3;

/** The last segments of a recording in memory, and the one that is being written. */
export class LiveWindow {
  readonly #segments: RecordedSegment[] = [];
  readonly #waiting = new Set<() => void>();
  #isOver = false;

  begin(segment: RecordedSegment): void {
    this.#segments.push(segment);
    while (this.#isFull()) this.#segments.shift();
  }

  #isFull(): boolean {
    const { length } = this.#segments;
    if (length <= LEAST_SEGMENTS) return false;
    return length > MOST_SEGMENTS || this.#segments.reduce((sum, one) => sum + sizeOf(one), 0) > MOST_BYTES;
  }

  /** Nothing more comes, and nobody waits for it. */
  end(): void {
    this.#isOver = true;
    this.changed();
  }

  /** Something was added to the last one. */
  changed(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }

  edge(): Omit<Edge, 'startedAt'> {
    return {
      isOver: this.#isOver,
      segments: this.#segments.map(({ number, init, start, seconds, parts, isDone }) => ({
        ...{ number, init: init.id, codec: init.format.codec, start, seconds, isDone },
        parts: parts.map(({ seconds: length, isIndependent }) => ({ seconds: length, isIndependent })),
      })),
    };
  }

  /** A part, or a segment that is over when no part is named. */
  find(number: number, part?: number): Buffer | undefined {
    const segment = this.#segments.find((one) => one.number === number);
    if (part !== undefined) return segment?.parts[part]?.bytes;
    return segment?.isDone ? Buffer.concat(segment.parts.map(({ bytes }) => bytes)) : undefined;
  }

  findInit(id: string): Buffer | undefined {
    return this.#segments.find(({ init }) => init.id === id)?.init.bytes;
  }

  /** Whether what is there goes as far as this part, or a later one. */
  has(number: number, part: number): boolean {
    const last = this.#segments.at(-1);
    if (!last) return false;
    return last.number > number || (last.number === number && (last.isDone || last.parts.length > part));
  }

  /** Nobody waits for what comes much later. */
  #isNear(number: number): boolean {
    const last = this.#segments.at(-1);
    return !last || number <= last.number + MOST_AHEAD;
  }

  /** As soon as it has it, or the time is over. */
  async reach(number: number, part: number, milliseconds: number): Promise<void> {
    const until = performance.now() + milliseconds;
    while (!this.#isOver && !this.has(number, part) && this.#isNear(number)) {
      const left = until - performance.now();
      if (left <= 0) return;
      await this.#change(left);
    }
  }

  #change(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#waiting.add(wake);
    });
  }
}

const sizeOf = ({ parts }: RecordedSegment): number =>
  parts.reduce((sum, { bytes }) => sum + bytes.length, 0);
