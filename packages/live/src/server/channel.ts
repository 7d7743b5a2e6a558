import { invalid } from '../errors.ts';
import { type CollectionPath, matchPath } from '../paths.ts';
import type { EphemeralMessage } from '../protocol.ts';
import type { Data } from '../values.ts';
import type { Asked, Asker } from './declaration.ts';

export interface AskedPublish<Who extends Asker> extends Asked<Who> {
  data: Data;
}

/** One kind of channel, of messages that are never stored: who is typing, reactions. */
export interface ChannelDeclaration<Who extends Asker = Asker> {
  /** `rooms/{room}/typing` */
  path: string;
  /** Who may listen. Nobody, when left out. */
  subscribe?: (asked: Asked<Who>) => boolean | Promise<boolean>;
  /** Who may publish this. Nobody, when left out. */
  publish?: (asked: AskedPublish<Who>) => boolean | Promise<boolean>;
  /** What is the same for everyone, so that only how often is told; null for what is told one by one. */
  count?: (data: Data) => string | null;
}

export interface DeclaredChannel<Who extends Asker> {
  declaration: ChannelDeclaration<Who>;
  params: Record<string, string>;
}

export function findChannel<Who extends Asker>(
  declarations: readonly ChannelDeclaration<Who>[],
  path: CollectionPath,
): DeclaredChannel<Who> {
  for (const declaration of declarations) {
    const params = matchPath(declaration.path, path);
    if (params) return { declaration, params };
  }
  throw invalid(`There is no channel "${path}".`);
}

/** One subscription to a channel, under a number of its connection. */
export interface Subscriber {
  id: number;
  /** The connection it is of, which is not told what it published itself. */
  self: object;
  send(frame: Buffer): void;
}

// Nobody reads more than that in one moment; the rest is not told.
const MOST_ENTRIES = 100;

interface Entry {
  message: EphemeralMessage;
  /** How often each connection here published it. */
  by: Map<object, number>;
}

/** What is published on one channel within a moment. */
export class Bundle {
  private readonly entries = new Map<string, Entry>();
  private ones = 0;

  /** `key`: what it is counted as. */
  add({ from, data, times = 1 }: EphemeralMessage, key: string | null, by?: object): void {
    this.ones += 1;
    const place = key === null ? `one ${this.ones}` : `many ${key}`;
    const known = this.entries.get(place);
    if (known) known.message.times = (known.message.times ?? 0) + times;
    else if (this.entries.size >= MOST_ENTRIES) return;
    else this.entries.set(place, entryOf(key === null ? { from, data } : { from: null, data, times }));
    if (by) countIn(this.entries.get(place)?.by, by, times);
  }

  get messages(): EphemeralMessage[] {
    return [...this.entries.values()].map(({ message }) => message);
  }

  tell(subscribers: Iterable<Subscriber>): void {
    const publishers = new Set([...this.entries.values()].flatMap(({ by }) => [...by.keys()]));
    const all = JSON.stringify(this.messages);
    // Clients number alike, so that few frames are written down for many of them.
    const frames = new Map<number, Buffer>();
    for (const one of subscribers) {
      if (publishers.has(one.self)) {
        const others = this.messagesFor(one.self);
        if (others.length > 0) one.send(frameOf(one.id, JSON.stringify(others)));
      } else {
        const frame = frames.get(one.id) ?? frameOf(one.id, all);
        frames.set(one.id, frame);
        one.send(frame);
      }
    }
  }

  private messagesFor(self: object): EphemeralMessage[] {
    return [...this.entries.values()].flatMap(({ message, by }) => {
      const own = by.get(self) ?? 0;
      if (message.times === undefined) return own > 0 ? [] : [message];
      return message.times > own ? [{ ...message, times: message.times - own }] : [];
    });
  }
}

const entryOf = (message: EphemeralMessage): Entry => ({ message, by: new Map() });

function countIn(counts: Map<object, number> | undefined, of: object, times: number): void {
  counts?.set(of, (counts.get(of) ?? 0) + times);
}

const frameOf = (id: number, messages: string): Buffer =>
  Buffer.from(`{"op":"published","id":${id},"messages":${messages}}`);
