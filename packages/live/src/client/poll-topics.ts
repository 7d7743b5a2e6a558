import type { ServerFrame } from '../protocol.ts';

/**
 * Each server numbers its topics by itself, and one link polls several of them: what a list was called at one may be
 * another list at the next. Here topics get numbers that mean the same for as long as the link lasts.
 */
export class PollTopics {
  private readonly own = new Map<number, number>();
  private last = 0;

  /** The session is a new one, and nothing in it is called as before. */
  forget(): void {
    this.own.clear();
  }

  renumber(frame: ServerFrame): ServerFrame {
    return 'topic' in frame ? { ...frame, topic: this.ownOf(frame.topic) } : frame;
  }

  private ownOf(topic: number): number {
    const known = this.own.get(topic);
    if (known !== undefined) return known;
    this.last += 1;
    this.own.set(topic, this.last);
    return this.last;
  }
}
