import { type Arrival, writeTransportFeedback } from '../rtcp/transport-feedback.ts';
import { distance16 } from '../rtp/sequence.ts';

/** The span of one message, so that a sender's nonsense does not make a large one. */
const LONGEST_SPAN = 1_000;
const MOST_RETAINED = 2_000;

/** When the packets of a publisher came, to be told to it, so that it sends as much as its line carries. */
export class Arrivals {
  #arrivals: Arrival[] = [];
  #messages = 0;

  add(sequence: number, at: number): void {
    if (this.#arrivals.length < MOST_RETAINED) this.#arrivals.push({ sequence, at });
  }

  /** What came since the last time, in as many messages as it takes. */
  messages(media: number): Buffer[] {
    if (this.#arrivals.length === 0) return [];
    const arrivals = this.#arrivals.sort((one, other) => distance16(other.sequence, one.sequence));
    this.#arrivals = [];
    const runs: Arrival[][] = [];
    for (const arrival of arrivals) {
      const run = runs.at(-1);
      const step = run ? distance16(run.at(-1)!.sequence, arrival.sequence) : 0;
      if (run && step === 0) continue;
      // Numbers count in a circle: half way round, what comes next is before the first again.
      const span = run ? distance16(run[0]!.sequence, arrival.sequence) : 0;
      if (run && step > 0 && span > 0 && span < LONGEST_SPAN) run.push(arrival);
      else runs.push([arrival]);
    }
    return runs.map((run) => {
      this.#messages += 1;
      return writeTransportFeedback(run, this.#messages, media);
    });
  }
}
