import type { Clock } from '../clock.ts';

/** By when each making has begun that was begun before. */
const rememberedMs = 60_000;

export interface OwnWrites {
  note(userId: string, begun: number): void;
  /** How many makings had begun when this person last changed something; 0 when that is long ago. */
  of(userId: string): number;
}

/** Remembers since when a person may not be shown what was read before. */
export function openOwnWrites(clock: Clock): OwnWrites {
  // The latest at the end.
  const writes = new Map<string, { begun: number; until: number }>();

  return {
    note(userId, begun) {
      const now = clock.now().getTime();
      writes.delete(userId);
      writes.set(userId, { begun, until: now + rememberedMs });
      for (const [id, { until }] of writes) {
        if (now < until) break;
        writes.delete(id);
      }
    },
    of: (userId) => writes.get(userId)?.begun ?? 0,
  };
}
