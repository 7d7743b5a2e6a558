import { z } from 'zod';
import { showId } from '../../ids.ts';
import { showCard } from '../../market/showcase/show-card.ts';
import { raidWelcomes } from './welcomes.ts';

// A host takes their viewers along into another live show as their own ends.

/** So long those who watch may decide to stay. */
export const raidSeconds = 10;

export const raidChoice = z.strictObject({ welcomes: z.enum(raidWelcomes) });
export type RaidChoice = z.infer<typeof raidChoice>;

export const raidInput = z.strictObject({ to: showId });

export const raidTargetsQuery = z.strictObject({ q: z.string().trim().max(80).default('') });
/** Live shows that would take one's viewers in: of shops one follows first, then of the same category, then the fullest. */
export const raidTargets = z.object({
  items: z.array(showCard.extend({ why: z.enum(['followed', 'category']).nullable() })),
});
export type RaidTargets = z.infer<typeof raidTargets>;

/** `rooms/{showId}/state/raid`, in the room that is left. */
export interface RaidDocument {
  to: string;
  title: string;
  /** Of the show one is taken to. */
  shop: string;
  /** In milliseconds since 1970. */
  goesAt: number;
}

/** `rooms/{showId}/raids/{id of the show they come from}`, in the room they come into. */
export interface ArrivalDocument {
  /** Of the show they come from. */
  shop: string;
  viewers: number;
  /** In milliseconds since 1970. */
  at: number;
}
