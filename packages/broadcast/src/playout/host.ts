import type { Footage } from './footage.ts';
import { payloadsOf, together } from './payloads.ts';

/** How often a host does each thing by themselves. */
const usual = ['talk', 'idle', 'talk', 'read', 'talk', 'show', 'idle'] as const;
const WELCOME = 'wave';
const PRESENT = 'show';
/** Nobody waves at everyone in a crowd that comes in. */
const LEAST_BETWEEN_WELCOMES = 200;

/** Plays a show's footage picture by picture: one take after the other, each beginning with a key frame. */
export class Host {
  readonly #footage: Footage;
  #lot: string;
  #shownLot: string;
  #frame = 0;
  #take: readonly Buffer[] = [];
  #turn = 0;
  #frames = 0;
  #welcomedAt = Number.NEGATIVE_INFINITY;
  #wantsKeyFrame = false;
  #isWelcoming = false;

  constructor(footage: Footage, { lot, turn }: { lot: string; turn: number }) {
    this.#footage = footage;
    this.#lot = lot;
    this.#shownLot = lot;
    this.#turn = turn;
  }

  /** What is sold changes with the next take, and the host shows it. */
  put(lot: string): void {
    this.#lot = lot;
  }

  /** A viewer came in, or lost a picture. */
  wantKeyFrame(): void {
    this.#wantsKeyFrame = true;
    if (this.#frames - this.#welcomedAt > LEAST_BETWEEN_WELCOMES) this.#isWelcoming = true;
  }

  /** The payloads of the next picture. */
  next(): Buffer[] {
    this.#frames += 1;
    // A key frame right after a key frame would count as the same one.
    const isCut = this.#wantsKeyFrame && this.#frame > 1;
    if (this.#frame === 0 || this.#frame > this.#take.length || isCut) return this.#begin();
    const { still } = this.#footage;
    const n = this.#frame - 1;
    this.#frame += 1;
    return [this.#take[n]!, still[n]!].flatMap(payloadsOf);
  }

  #begin(): Buffer[] {
    const { takes, parameters, rest, lots, front } = this.#footage;
    this.#take = takes.get(this.#nextTake()) ?? [];
    this.#shownLot = this.#lot;
    this.#wantsKeyFrame = false;
    this.#frame = 1;
    const lot = lots.get(this.#lot) ?? lots.get('') ?? front;
    return [together(parameters), ...[rest, lot, front].flatMap(payloadsOf)];
  }

  #nextTake(): string {
    if (this.#isWelcoming) {
      this.#isWelcoming = false;
      this.#welcomedAt = this.#frames;
      return WELCOME;
    }
    if (this.#lot !== this.#shownLot) return PRESENT;
    this.#turn += 1;
    return usual[this.#turn % usual.length]!;
  }
}
