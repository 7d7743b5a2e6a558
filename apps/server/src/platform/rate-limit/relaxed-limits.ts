import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { addHits } from './rate-limits.repo.ts';

export interface RelaxedLimits {
  /** Counts one hit. Seconds to wait when there were more than `most` in this minute, else 0. */
  hit(key: string, most: number): number;
  /** Shares what was counted here and learns what others counted. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Count {
  /** By all processes, as last heard. */
  shared: number;
  /** Here, since then. */
  own: number;
}

const MINUTE = 60_000;
const SHARE_EVERY_MS = 500;

/**
 * Limits that cost a request nothing but a count in memory. Processes share their counts every half second, so
 * together they let through a little more than the limit, never a multiple of it for long.
 */
export function openRelaxedLimits(parts: {
  db: Db;
  clock: Clock;
  onError(error: unknown): void;
}): RelaxedLimits {
  const { db, clock, onError } = parts;
  let counts = new Map<string, Count>();
  let minute = 0;
  let timer: NodeJS.Timeout | undefined;
  let sharing: Promise<void> = Promise.resolve();

  function hit(key: string, most: number): number {
    const now = clock.now().getTime();
    const current = Math.floor(now / MINUTE);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = counts.get(key);
    if (count) count.own += 1;
    else counts.set(key, { shared: 0, own: 1 });
    timer ??= setTimeout(tick, SHARE_EVERY_MS).unref();
    return count && count.shared + count.own > most ? Math.ceil(((current + 1) * MINUTE - now) / 1000) : 0;
  }

  function tick() {
    timer = undefined;
    sharing = share().catch(onError);
  }

  async function share(): Promise<void> {
    const of = minute;
    const now = clock.now();
    const sent = [...counts].flatMap(([key, { own }]) => (own > 0 ? [{ key, own }] : []));
    if (sent.length === 0) return;
    const resetsAt = new Date((of + 1) * MINUTE);
    // The minute is part of the key, so that clocks a little apart do not count into each other's windows.
    const kept = await addHits(
      db,
      sent.map(({ key, own }) => ({ key: `${key}@${of}`, count: own, resetsAt })),
      now,
    );
    if (of !== minute) return;
    for (const { key, own } of sent) {
      const count = counts.get(key);
      if (!count) continue;
      count.own -= own;
      count.shared = kept.get(`${key}@${of}`)?.hits ?? count.shared + own;
    }
  }

  return {
    hit,
    share,
    async close() {
      clearTimeout(timer);
      await sharing;
    },
  };
}
