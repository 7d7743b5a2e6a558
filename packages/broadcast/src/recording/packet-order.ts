import type { MediaPacket } from '../relay/received-stream.ts';
import { distance16 } from '../rtp/sequence.ts';

/** A packet and when it came, in milliseconds. */
export interface Arrived {
  readonly packet: MediaPacket;
  readonly at: number;
}

/** What was asked for again comes within this, or not at all. */
const LONGEST_WAIT_MS = 400;
const MOST_WAITING = 600;
/** Beyond this it is another beginning and no loss. */
const LONGEST_GAP = 1_000;

/** Puts the packets of one stream into order: waits a while for what is missing, then says that it is lost. */
export class PacketOrder {
  readonly #waiting = new Map<number, Arrived>();
  readonly #take: (arrived: Arrived) => void;
  readonly #lose: () => void;
  #next: number | undefined;
  #waitsSince = 0;

  constructor(take: (arrived: Arrived) => void, lose: () => void = () => undefined) {
    this.#take = take;
    this.#lose = lose;
  }

  add(arrived: Arrived): void {
    const { sequence } = arrived.packet.rtp;
    this.#next ??= sequence;
    const step = distance16(this.#next, sequence);
    if (Math.abs(step) > LONGEST_GAP) {
      this.#waiting.clear();
      this.#next = sequence;
      this.#lose();
    } else if (step < 0) return;
    if (this.#waiting.size === 0) this.#waitsSince = arrived.at;
    this.#waiting.set(sequence, arrived);
    this.#handOver(arrived.at);
    const isLate = arrived.at - this.#waitsSince > LONGEST_WAIT_MS;
    if (this.#waiting.size > 0 && (isLate || this.#waiting.size > MOST_WAITING)) this.#skip(arrived.at);
  }

  #handOver(now: number): void {
    for (let found = this.#waiting.get(this.#next!); found; found = this.#waiting.get(this.#next!)) {
      this.#waiting.delete(this.#next!);
      this.#next = (this.#next! + 1) & 0xffff;
      this.#waitsSince = now;
      this.#take(found);
    }
  }

  #skip(now: number): void {
    const steps = [...this.#waiting.keys()].map((sequence) => distance16(this.#next!, sequence));
    this.#next = (this.#next! + Math.min(...steps)) & 0xffff;
    this.#lose();
    this.#handOver(now);
  }
}
