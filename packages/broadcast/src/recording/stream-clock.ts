import type { ReceivedStream } from '../relay/received-stream.ts';
import { distance32 } from '../rtp/sequence.ts';

/** The timestamps of one stream, which begin anywhere and again at 0, as ticks of the recording. */
export class StreamClock {
  #timestamp: number;
  #tick: number;

  constructor(timestamp: number, tick: number) {
    this.#timestamp = timestamp;
    this.#tick = tick;
  }

  tick(timestamp: number): number {
    this.#tick += distance32(this.#timestamp, timestamp);
    this.#timestamp = timestamp;
    return this.#tick;
  }

  /** From now on so much later, or earlier. */
  move(ticks: number): void {
    this.#tick += ticks;
  }
}

const FRACTIONS = 2 ** 32;

/** The moment of a timestamp by the clock of its sender, in seconds; undefined as long as they have not said. */
export function sentAt({ lastReport, line }: ReceivedStream, timestamp: number): number | undefined {
  if (!lastReport) return undefined;
  const since = distance32(lastReport.timestamp, timestamp) / line.clock;
  return lastReport.seconds + lastReport.fraction / FRACTIONS + since;
}
