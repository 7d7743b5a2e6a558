import type { Sample } from './mp4-fragment.ts';
import { VIDEO_CLOCK } from './mp4-init.ts';
import { OPUS_CLOCK, SILENCE_TICKS, silence } from './opus.ts';

/** A piece of a segment that can be sent before the segment is over. */
export interface Part {
  readonly bytes: Buffer;
  readonly seconds: number;
  /** Begins with a key frame. */
  readonly isIndependent: boolean;
}

/** Writes some pictures and the sound that goes with them; they are the file's n-th. */
export type WritePart = (n: number, pictures: readonly Sample[], sounds: readonly Sample[]) => Buffer;

export interface SegmentEvents {
  part(part: Part): void;
  segmentEnds(): void;
}

export interface WrittenPicture {
  readonly tick: number;
  readonly bytes: Buffer;
  readonly isKey: boolean;
}

/** When a key frame ends a segment, when one is asked for, and when none came. */
const SHORTEST_SEGMENT = 1.5 * VIDEO_CLOCK;
const WANTED_SEGMENT = 1.8 * VIDEO_CLOCK;
const LONGEST_SEGMENT = 5 * VIDEO_CLOCK;
/** More than comes in that time over a line that takes what it may. */
const MOST_BYTES = 8 * 1_024 * 1_024;
/** No segment is longer, with a last picture that stands still for a while. */
export const TARGET_SECONDS = 8;
const LONGEST_PART = 0.28 * VIDEO_CLOCK;
const USUAL_PICTURE = VIDEO_CLOCK / 30;
const MOST_SOUNDS = 1_000;
/** Two packets that lie this near belong together, in ticks of sound. */
const NEAR = 240;

/**
 * Cuts what comes into segments of about two seconds that begin with key frames, and each into parts of about a quarter of
 * one. A picture is held until the next one says how long it stood. Sound has no holes: where none came there is silence,
 * as players stop at a hole.
 */
export class SegmentWriter {
  readonly #write: WritePart;
  readonly #events: SegmentEvents;
  #held: WrittenPicture | undefined;
  #pictures: Sample[] = [];
  #sounds: Sample[] = [];
  #segmentFrom: number;
  #partFrom: number;
  #soundTo: number;
  #lastDuration = USUAL_PICTURE;
  #parts = 0;
  #bytes = 0;

  /** `from` is the tick of the first picture. */
  constructor(from: number, write: WritePart, events: SegmentEvents) {
    this.#write = write;
    this.#events = events;
    this.#segmentFrom = from;
    this.#partFrom = from;
    this.#soundTo = toSound(from);
  }

  /** The segment is as long as it should be and waits for a key frame. */
  get wantsKeyFrame(): boolean {
    return (this.#held?.tick ?? 0) - this.#segmentFrom >= WANTED_SEGMENT;
  }

  /** With silence up to here when there is no sound. */
  addPicture(given: WrittenPicture, isSilent: boolean): void {
    const picture = this.#held ? { ...given, tick: Math.max(given.tick, this.#held.tick + 1) } : given;
    this.#complete(picture.tick);
    const length = picture.tick - this.#segmentFrom;
    const isFull = length >= LONGEST_SEGMENT || this.#bytes >= MOST_BYTES;
    const ends = isFull || (picture.isKey && length >= SHORTEST_SEGMENT);
    const isLong = picture.tick - this.#partFrom + this.#lastDuration > LONGEST_PART;
    if (ends || isLong) this.#cut(picture.tick, isSilent);
    if (ends) this.#endSegment(picture.tick);
    this.#held = picture;
  }

  addSound(sound: Omit<Sample, 'isKey'>): void {
    const ahead = sound.tick - this.#soundTo;
    if (ahead < -NEAR || this.#sounds.length > MOST_SOUNDS) return;
    if (ahead > NEAR) this.#fillUp(sound.tick);
    this.#sounds.push({ ...sound, tick: this.#soundTo, isKey: true });
    this.#soundTo += sound.duration;
  }

  /** Gives the tick at which it is over. */
  end(isSilent: boolean): number {
    const end = this.#held ? this.#held.tick + this.#lastDuration : this.#partFrom;
    this.#complete(end);
    this.#held = undefined;
    this.#cut(end, isSilent);
    this.#endSegment(end);
    return end;
  }

  #complete(until: number): void {
    if (!this.#held) return;
    this.#lastDuration = until - this.#held.tick;
    this.#pictures.push({ ...this.#held, duration: this.#lastDuration });
    this.#bytes += this.#held.bytes.length;
  }

  #cut(until: number, isSilent: boolean): void {
    const pictures = this.#pictures;
    // First of all, so that what cannot be written is not tried twice.
    this.#pictures = [];
    if (pictures.length === 0) return;
    const end = toSound(until);
    if (isSilent) this.#fillUp(end);
    const later = this.#sounds.findIndex(({ tick }) => tick >= end);
    const sounds = this.#sounds.splice(0, later < 0 ? this.#sounds.length : later);
    this.#parts += 1;
    this.#events.part({
      bytes: this.#write(this.#parts, pictures, sounds),
      seconds: (until - this.#partFrom) / VIDEO_CLOCK,
      isIndependent: pictures[0]!.isKey,
    });
    this.#partFrom = until;
  }

  #endSegment(until: number): void {
    if (until > this.#segmentFrom) this.#events.segmentEnds();
    this.#segmentFrom = until;
    this.#bytes = 0;
  }

  /** The last silent packet stands as long as it takes to get there. */
  #fillUp(until: number): void {
    while (until - this.#soundTo >= SILENCE_TICKS && this.#sounds.length <= MOST_SOUNDS) {
      const left = until - this.#soundTo;
      const duration = left < SILENCE_TICKS * 2 ? left : SILENCE_TICKS;
      this.#sounds.push({ tick: this.#soundTo, duration, bytes: silence, isKey: true });
      this.#soundTo += duration;
    }
    const last = this.#sounds.at(-1);
    const left = until - this.#soundTo;
    if (left <= 0 || !last) return;
    this.#sounds[this.#sounds.length - 1] = { ...last, duration: last.duration + left };
    this.#soundTo = until;
  }
}

const toSound = (tick: number): number => Math.round((tick * OPUS_CLOCK) / VIDEO_CLOCK);
