import { invalid } from '../errors.ts';
import { type CollectionPath, matchPath } from '../paths.ts';
import type { Said } from '../protocol.ts';
import type { Data } from '../values.ts';
import type { Asked, Asker } from './declaration.ts';

export interface AskedWhisper<Who extends Asker> extends Asked<Who> {
  data: Data;
}

/** One kind of channel, where things are said that nobody keeps: who is typing, what is applauded. */
export interface ChannelDeclaration<Who extends Asker = Asker> {
  /** `rooms/{room}/typing` */
  path: string;
  /** Who may listen. Nobody, when left out. */
  hear?: (asked: Asked<Who>) => boolean | Promise<boolean>;
  /** Who may say this. Nobody, when left out. */
  speak?: (asked: AskedWhisper<Who>) => boolean | Promise<boolean>;
  /** What is the same for everybody, so that it is told how often it was said; null for what is told one by one. */
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

/** Whoever is tuned to a channel, under a number of their own. */
export interface Tuned {
  id: number;
  /** Who is not told what they said themselves. */
  self: object;
  hear(frame: Buffer): void;
}

// More than that in one moment nobody takes in; the rest is not told.
const MOST_WORDS = 100;

interface Word {
  said: Said;
  /** How often each of those who are connected here said it. */
  by: Map<object, number>;
}

/** What is whispered on one channel within a moment. */
export class Bundle {
  private readonly words = new Map<string, Word>();
  private ones = 0;

  /** `key`: what it is counted as. */
  add({ from, data, times = 1 }: Said, key: string | null, by?: object): void {
    this.ones += 1;
    const place = key === null ? `one ${this.ones}` : `many ${key}`;
    const known = this.words.get(place);
    if (known) known.said.times = (known.said.times ?? 0) + times;
    else if (this.words.size >= MOST_WORDS) return;
    else this.words.set(place, wordOf(key === null ? { from, data } : { from: null, data, times }));
    if (by) countIn(this.words.get(place)?.by, by, times);
  }

  get said(): Said[] {
    return [...this.words.values()].map(({ said }) => said);
  }

  tell(tuned: Iterable<Tuned>): void {
    const speakers = new Set([...this.words.values()].flatMap(({ by }) => [...by.keys()]));
    const said = JSON.stringify(this.said);
    // Clients number alike, so that few frames are written down for many of them.
    const frames = new Map<number, Buffer>();
    for (const one of tuned) {
      if (speakers.has(one.self)) {
        const others = this.saidToOne(one.self);
        if (others.length > 0) one.hear(frameOf(one.id, JSON.stringify(others)));
      } else {
        const frame = frames.get(one.id) ?? frameOf(one.id, said);
        frames.set(one.id, frame);
        one.hear(frame);
      }
    }
  }

  private saidToOne(self: object): Said[] {
    return [...this.words.values()].flatMap(({ said, by }) => {
      const own = by.get(self) ?? 0;
      if (said.times === undefined) return own > 0 ? [] : [said];
      return said.times > own ? [{ ...said, times: said.times - own }] : [];
    });
  }
}

const wordOf = (said: Said): Word => ({ said, by: new Map() });

function countIn(counts: Map<object, number> | undefined, of: object, times: number): void {
  counts?.set(of, (counts.get(of) ?? 0) + times);
}

const frameOf = (id: number, said: string): Buffer =>
  Buffer.from(`{"op":"whispered","id":${id},"said":${said}}`);
