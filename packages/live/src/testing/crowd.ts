import { setImmediate as turn } from 'node:timers/promises';
import { LiveClient } from '../client/client.ts';
import type { OpenLink } from '../client/link.ts';
import { documentPath } from '../paths.ts';
import { increment, type Write } from '../writes.ts';
import type { Chance } from './chance.ts';
import { countsOf, messagesOf } from './crowd-paths.ts';
import { memoryCacheStore } from './memory-cache-store.ts';
import { openWitness } from './witness.ts';

/** What was written together, and whether its writer was told that it is stored. */
export interface Batch {
  ids: string[];
  /** It also counts its messages, in the same breath. */
  counts: boolean;
  /** Forgotten at a sign-out, whether it had been stored or not. */
  state: 'written' | 'kept' | 'forgotten';
}

interface PersonParts {
  name: string;
  room: string;
  /** How many messages they write. */
  messages: number;
  /** One in so many is of those that all of a room are looked at. */
  spotEvery: number;
  keepsCacheStore: boolean;
  network: { link: OpenLink; cut(): void; plug(): void; stall(): void; die(): void };
  chance: Chance;
  /** Something was shown that cannot be. */
  fault: (what: string) => void;
}

const MOST_TOGETHER = 9;
// In times that they had to act.
const SHORT_AWAY = { least: 1, most: 4 };
const LONG_AWAY = { least: 25, most: 40 };
// Who hears nothing asks soon.
const silence = { askMs: 1_000, endMs: 2_000 };

export type Person = ReturnType<typeof openPerson>;

/** A person who writes, goes offline and writes on, comes back, is started anew, and signs out and in again. */
export function openPerson(parts: PersonParts) {
  const { name, room, messages, spotEvery, keepsCacheStore, network, chance, fault } = parts;
  const cacheStore = memoryCacheStore();
  const witness = openWitness({ name, room, fault });
  const batches: Batch[] = [];
  const unanswered = new Set<Batch>();
  let written = 0;
  let away = 0;
  let client = start();

  function start(): LiveClient {
    const own = new LiveClient({
      link: network.link,
      token: () => name,
      silence,
      ...(keepsCacheStore && { cacheStore }),
      // Who has no network tries again soon, and less and less often.
      random: () => 0.02,
    });
    witness.watch(own);
    return own;
  }

  function write(): void {
    const together = Math.min(chance.from(1, MOST_TOGETHER), messages - written);
    const counts = chance.is(0.25);
    const writes: Write[] = [];
    const ids: string[] = [];
    for (let one = 0; one < together; one += 1) {
      written += 1;
      const id = `${name}-${written}`;
      ids.push(id);
      const spot = written % spotEvery === 0;
      writes.push({
        op: 'set',
        path: documentPath(`${messagesOf(room)}/${id}`),
        data: { by: name, n: written, spot },
      });
    }
    if (counts) {
      const path = (id: string) => documentPath(`${countsOf(room)}/${id}`);
      writes.push({ op: 'set', path: path('all'), data: { n: increment(together) } });
      writes.push({ op: 'set', path: path(name), data: { n: written } });
    }
    const batch: Batch = { ids, counts, state: 'written' };
    batches.push(batch);
    unanswered.add(batch);
    client.write(writes).then(
      () => {
        batch.state = 'kept';
        unanswered.delete(batch);
      },
      ({ code }) => {
        if (code !== 'cancelled' || batch.state !== 'forgotten')
          fault(`${name} was refused ${ids[0]}: ${code}`);
      },
    );
  }

  async function restart(): Promise<void> {
    client.close();
    // What was not answered is in the cache store, and is sent by the next page.
    unanswered.clear();
    witness.pageGone();
    client = start();
    await client.ready;
  }

  async function signOut(): Promise<void> {
    for (const batch of batches) if (batch.state === 'written') batch.state = 'forgotten';
    unanswered.clear();
    witness.signedOut();
    await client.signOut();
  }

  function back(): void {
    away = 0;
    network.plug();
    client.hurry();
  }

  return {
    name,
    room,
    batches,
    cacheStore,
    witness,
    get written() {
      return written;
    },
    get isDone() {
      return written === messages;
    },
    get isAway() {
      return away > 0;
    },
    /** Whether everything they wrote was answered. */
    get isAnswered() {
      return unanswered.size === 0 && cacheStore.writes.size === 0;
    },
    get client() {
      return client;
    },
    cut: () => network.cut(),
    plug: () => network.plug(),
    signOut,
    async act(): Promise<void> {
      if (away === 1) back();
      else if (away > 0) away -= 1;
      else if (chance.is(0.07)) {
        const { least, most } = chance.is(0.06) ? LONG_AWAY : SHORT_AWAY;
        away = chance.from(least, most);
      }
      const leaves = away > 0;
      if (!this.isDone && chance.is(0.5)) write();
      if (leaves) {
        // Some of what is on its way arrives before.
        for (let left = chance.from(0, 5); left > 0; left -= 1) await turn();
        network.cut();
      }
      if (chance.is(0.03)) network.stall();
      if (chance.is(0.01)) network.die();
      if (keepsCacheStore && chance.is(0.01)) await restart();
      if (chance.is(0.002)) await signOut();
    },
    close: () => client.close(),
  };
}
