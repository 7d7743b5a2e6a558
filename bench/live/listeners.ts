import type { SentFrame } from '@souk/live/protocol.ts';
import { Listener } from './listener.ts';
import { answerWith } from './program.ts';

export interface Joining {
  port: number;
  count: number;
  frames: SentFrame[];
  returns: boolean;
}

export interface Heard {
  /** Messages that a listener did not hear, and that a listener heard twice. */
  lost: number;
  doubled: number;
  /** Milliseconds from sent to heard, of one listener in ten. */
  times: number[];
}

/** Some of the listeners of a room, in a process of their own. */
let listeners: Listener[] = [];
let messages = 0;
let heard = 0;
let there = 0;
let lastBack = 0;
let times: number[] = [];
let onHeard: () => void = () => undefined;
let onThere: () => void = () => undefined;

const AT_ONCE = 50;

answerWith({
  async join({ port, count, frames, returns }: Joining) {
    listeners = [];
    for (let n = 0; n < count; n += AT_ONCE) {
      const { promise, resolve } = Promise.withResolvers<void>();
      there = 0;
      onThere = () => there === AT_ONCE && resolve();
      for (let m = 0; m < AT_ONCE; m += 1) listeners.push(join({ port, frames, returns }));
      await promise;
    }
    onThere = () => undefined;
  },
  begin(count: number) {
    messages = count;
    heard = 0;
    there = 0;
    times = [];
    for (const listener of listeners) listener.times = new Uint8Array(count);
  },
  /** When everything was heard by everyone, or the time is up. */
  async all(most: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    onHeard = () => heard >= messages * listeners.length && resolve();
    const timer = setTimeout(resolve, most);
    onHeard();
    await promise;
    clearTimeout(timer);
  },
  /** When everyone has come back. */
  async back() {
    const { promise, resolve } = Promise.withResolvers<void>();
    onThere = () => there === listeners.length && resolve();
    onThere();
    await promise;
    return lastBack;
  },
  heard(): Heard {
    const all = listeners.flatMap((listener) => [...listener.times]);
    return {
      lost: all.filter((count) => count === 0).length,
      doubled: all.filter((count) => count > 1).length,
      times,
    };
  },
  leave() {
    for (const listener of listeners) listener.end();
    listeners = [];
  },
});

function join(parts: Omit<Joining, 'count'>): Listener {
  const isSampled = listeners.length % 10 === 0;
  return new Listener({
    ...parts,
    ready() {
      there += 1;
      lastBack = Date.now();
      onThere();
    },
    heard(_, took) {
      heard += 1;
      if (isSampled) times.push(took);
      if (heard >= messages * listeners.length) onHeard();
    },
  });
}
