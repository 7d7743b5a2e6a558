import { z } from 'zod';
import { personCard } from '../../identity/people/schema.ts';
import { lotId, shopId, showId, userId } from '../../ids.ts';
import { money } from '../../money.ts';

/** As long as a link to a telephone waits to be opened. */
export const PHONE_LINK_MS = 10 * 60_000;

export const coHostStates = ['invited', 'accepted', 'declined', 'removed'] as const;
export type CoHostState = (typeof coHostStates)[number];

/** A show's second person and second camera, as who leads it knows them; of others, who asks themselves alone. */
export const coHosting = z.object({
  coHost: z
    .object({
      person: personCard,
      /** Whose products may come on the run list, too. */
      shopId: shopId.nullable(),
      state: z.enum(['invited', 'accepted']),
      lots: z.array(lotId).meta({ description: 'What of theirs waits on the run list' }),
      sold: z
        .object({ pieces: z.int(), amount: money })
        .nullable()
        .meta({ description: 'What came of the show for their shop so far; for themselves alone' }),
    })
    .nullable(),
  phone: z
    .enum(['waiting', 'paired'])
    .nullable()
    .meta({ description: 'A telephone as second camera; `waiting` while its link was not opened' }),
  hasLed: z
    .boolean()
    .meta({ description: 'Who asks led the show with its host once, and bids on nothing in it' }),
});
export type CoHosting = z.infer<typeof coHosting>;

export const inviteInput = z.strictObject({ userId });
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
