import type { SentFrame, ServerFrame } from '../protocol.ts';

interface Listened {
  frame: SentFrame & { op: 'listen' };
  topic?: number;
  seq?: number;
}

/** What a server that does not know a session needs to be told to go on with it: who speaks, listens, and waits. */
export class PollState {
  private hello: SentFrame | undefined;
  private readonly listened = new Map<number, Listened>();
  private readonly subscribed = new Map<number, SentFrame>();
  /** Writes and questions that were not answered yet, in their order. */
  private readonly unanswered = new Map<number | string, SentFrame>();

  /** As frames; a listener goes on from what it was told. */
  get frames(): SentFrame[] {
    const listens = [...this.listened.values()].map(({ frame, seq }) => {
      return seq === undefined ? frame : { ...frame, after: seq };
    });
    return [
      ...(this.hello ? [this.hello] : []),
      ...listens,
      ...this.subscribed.values(),
      ...this.unanswered.values(),
    ];
  }

  sent(frame: SentFrame): void {
    if (frame.op === 'hello') this.hello = frame;
    else if (frame.op === 'listen') this.listened.set(frame.id, { frame });
    else if (frame.op === 'unlisten') this.listened.delete(frame.id);
    else if (frame.op === 'subscribe') this.subscribed.set(frame.id, frame);
    else if (frame.op === 'unsubscribe') this.subscribed.delete(frame.id);
    else if (frame.op === 'write' || frame.op === 'call' || frame.op === 'get')
      this.unanswered.set(frame.id, frame);
  }

  told(frame: ServerFrame): void {
    switch (frame.op) {
      case 'snapshot':
      case 'resumed':
      case 'progress':
        Object.assign(this.listened.get(frame.id) ?? {}, {
          seq: frame.seq,
          ...('topic' in frame && { topic: frame.topic }),
        });
        return;
      case 'change':
        for (const one of this.listened.values()) if (one.topic === frame.topic) one.seq = frame.seq;
        return;
      case 'ack':
      case 'answered':
      case 'got':
        this.unanswered.delete(frame.id);
        return;
      case 'error':
        if (typeof frame.id === 'number') {
          this.listened.delete(frame.id);
          this.subscribed.delete(frame.id);
        }
        if (frame.id !== null) this.unanswered.delete(frame.id);
    }
  }
}
