import { z } from 'zod';
import { personCard } from '../../identity/people/schema.ts';
import { lotId, productId, shopId, showId } from '../../ids.ts';
import { money } from '../../money.ts';

/** As long as a link to a telephone waits to be opened. */
export const PHONE_LINK_MS = 10 * 60_000;

export const coHostStates = ['invited', 'accepted', 'declined', 'removed'] as const;
export type CoHostState = (typeof coHostStates)[number];

/** `waiting` to be put on camera by the host; `chosen` by them, and not seen yet. */
export const coHostCameras = ['off', 'waiting', 'chosen', 'on'] as const;
export type CoHostCamera = (typeof coHostCameras)[number];

const state = z.enum(['invited', 'accepted']);
const camera = z.enum(coHostCameras);

const coHost = z.object({
  person: personCard,
  /** Whose products may come into the show, too. */
  shop: z.string().nullable(),
  state,
  camera,
});
export type CoHost = z.infer<typeof coHost>;

const ownCoHosting = z.object({
  state,
  camera,
  shopId: shopId.nullable(),
  lots: z.array(lotId).meta({ description: 'What of theirs waits on the run list' }),
  over: z
    .array(z.object({ _id: lotId, available: z.int() }))
    .meta({ description: 'What of theirs ran and is not up again, with the pieces there are to sell' }),
  products: z.array(productId).meta({ description: 'What of theirs the show sells at its price' }),
  sold: z
    .object({ lots: z.int(), pieces: z.int(), amount: money })
    .nullable()
    .meta({ description: 'What came of the show for their shop so far: lots, and pieces at their price' }),
});
export type OwnCoHosting = z.infer<typeof ownCoHosting>;

/** Who leads a show with its host, and its second camera. */
export const coHosting = z.object({
  coHosts: z.array(coHost).meta({ description: 'In the order in which they were asked; for the host alone' }),
  own: ownCoHosting.nullable().meta({ description: 'Of who asks, where they were invited or have accepted' }),
  phone: z
    .enum(['waiting', 'paired'])
    .nullable()
    .meta({ description: 'A telephone as second camera; `waiting` while its link was not opened' }),
  hasLed: z
    .boolean()
    .meta({ description: 'Who asks led the show with its host once, and bids on nothing in it' }),
});
export type CoHosting = z.infer<typeof coHosting>;

/** `rooms/{showId}/state/co-hosts`: whom it concerns asks again with each change of it. */
export interface CoHostsDocument {
  names: string[];
  at: number;
}

export const answerInput = z.strictObject({ accept: z.boolean() });

export const possibleCoHosts = z.object({ items: z.array(personCard) });
export const possibleCoHostsQuery = z.object({ q: z.string().max(40) });

const secret = z.string().min(20).max(100);

export const phoneLink = z.object({
  code: secret.meta({ description: 'Opens the camera once, on one telephone' }),
  until: z.iso.datetime(),
});
export type PhoneLink = z.infer<typeof phoneLink>;

export const openPhoneInput = z.strictObject({ code: secret });
export const openedPhone = z.object({
  key: secret.meta({ description: 'What the telephone asks for its lines with, until it is taken out' }),
  show: z.object({ _id: showId, title: z.string() }),
});
export type OpenedPhone = z.infer<typeof openedPhone>;

export const phoneKeyInput = z.strictObject({ key: secret });
