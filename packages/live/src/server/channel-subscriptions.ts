import type { CollectionPath } from '../paths.ts';
import type { ClientFrame } from '../protocol.ts';
import type { Tuned } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Asker } from './declaration.ts';

/** Of one connection in a second; what is beyond is not told, and of much more no honest client is capable. */
const MOST_WHISPERS = 20;
const FLOOD = 200;

interface TunesParts<Who extends Asker> {
  channels: Channels<Who>;
  /** Tells a frame, unless too much is unread. */
  hear: (frame: Buffer) => void;
  flooded: () => void;
  now: () => number;
}

/** What one connection hears of channels and says on them. */
export class Tunes<Who extends Asker> {
  private readonly parts: TunesParts<Who>;
  private readonly tunes = new Map<number, { channel: CollectionPath; leave: () => void }>();
  private ended = false;
  private counted = 0;
  private countedFrom = 0;

  constructor(parts: TunesParts<Who>) {
    this.parts = parts;
  }

  has(id: number): boolean {
    return this.tunes.has(id);
  }

  get size(): number {
    return this.tunes.size;
  }

  get channels(): CollectionPath[] {
    return [...this.tunes.values()].map(({ channel }) => channel);
  }

  async tune(who: Who | null, { id, channel }: ClientFrame & { op: 'tune' }): Promise<void> {
    const tuned: Tuned = { id, self: this, hear: this.parts.hear };
    const leave = await this.parts.channels.tune(who, channel, tuned);
    if (this.ended) leave();
    else this.tunes.set(id, { channel, leave });
  }

  untune(id: number): void {
    this.tunes.get(id)?.leave();
    this.tunes.delete(id);
  }

  async whisper(who: Who | null, { channel, data }: ClientFrame & { op: 'whisper' }): Promise<void> {
    const count = this.count();
    if (count > FLOOD) this.parts.flooded();
    if (count <= MOST_WHISPERS) await this.parts.channels.whisper({ who, channel, data, by: this });
  }

  /** Untunes from what somebody may not hear any more; gives what was said about each. */
  async recheck(
    who: Who | null,
    isMeant: (channel: string) => boolean,
  ): Promise<Array<[id: number, error: unknown]>> {
    const errors: Array<[number, unknown]> = [];
    for (const [id, { channel }] of this.tunes) {
      if (!isMeant(channel)) continue;
      try {
        await this.parts.channels.mayHear(who, channel);
      } catch (error) {
        this.untune(id);
        errors.push([id, error]);
      }
    }
    return errors;
  }

  end(): void {
    this.ended = true;
    for (const id of [...this.tunes.keys()]) this.untune(id);
  }

  private count(): number {
    const now = this.parts.now();
    if (now - this.countedFrom >= 1_000) {
      this.countedFrom = now;
      this.counted = 0;
    }
    this.counted += 1;
    return this.counted;
  }
}
