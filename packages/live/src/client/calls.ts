import { LiveError } from '../errors.ts';
import type { SentFrame, ServerFrame } from '../protocol.ts';
import type { Data } from '../values.ts';

interface CallsParts {
  newId: () => string;
  send: (frame: SentFrame) => void;
  isOpen: () => boolean;
}

interface Pending {
  frame: SentFrame & { op: 'call' };
  done: PromiseWithResolvers<Data>;
  patience: ReturnType<typeof setTimeout>;
}

/** Nobody is still of the same mind after that long. */
const PATIENCE_MS = 10_000;

/** What the server was asked to do and has not answered. Over a new connection it is asked again, as the same call. */
export class Calls {
  private readonly parts: CallsParts;
  private readonly pending = new Map<string, Pending>();

  constructor(parts: CallsParts) {
    this.parts = parts;
  }

  call(name: string, data: Data, id = this.parts.newId(), givenUp?: AbortSignal): Promise<Data> {
    const giveUp = () => new LiveError('cancelled', 'It was given up.');
    if (givenUp?.aborted) return Promise.reject(giveUp());
    givenUp?.addEventListener('abort', () => this.refuse(id, giveUp()));
    const done = Promise.withResolvers<Data>();
    const patience = setTimeout(
      () => this.refuse(id, new LiveError('unavailable', 'It was not answered in time.')),
      PATIENCE_MS,
    );
    const frame = { op: 'call' as const, id, name, data };
    this.pending.set(id, { frame, done, patience });
    if (this.parts.isOpen()) this.parts.send(frame);
    return done.promise;
  }

  /** On a new connection. */
  open(): void {
    for (const { frame } of this.pending.values()) this.parts.send(frame);
  }

  answer({ id, data }: ServerFrame & { op: 'answered' }): void {
    this.take(id)?.done.resolve(data);
  }

  /** Whether it was a call. */
  refuse(id: string, error: LiveError): boolean {
    const known = this.take(id);
    known?.done.reject(error);
    return known !== undefined;
  }

  clear(): void {
    for (const id of [...this.pending.keys()]) this.refuse(id, new LiveError('cancelled', 'Signed out.'));
  }

  private take(id: string): Pending | undefined {
    const known = this.pending.get(id);
    this.pending.delete(id);
    clearTimeout(known?.patience);
    return known;
  }
}
