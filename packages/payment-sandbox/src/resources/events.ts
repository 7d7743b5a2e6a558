import type Stripe from 'stripe';
import { z } from 'zod';
import { load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { nothing, page, text } from '../wire/params.ts';

export const events = [
  route('GET /v1/events', { params: z.strictObject({ ...page, type: text.optional() }) }, (call, given) =>
    listOf(call, 'event', '/v1/events', given, { type: given.type }),
  ),
  route('GET /v1/events/:id', { params: nothing }, (call, _, [event = '']) =>
    load<Stripe.Event>(call, 'event', event),
  ),
];

interface Happening {
  type: Stripe.Event['type'];
  thing: object;
  now: number;
  account: string;
  apiVersion: string;
  request: { id: string; idempotencyKey: string | null };
}

export const newEvent = ({ type, thing, now, account, apiVersion, request }: Happening) => ({
  id: newId('evt'),
  object: 'event' as const,
  ...(account ? { account } : {}),
  api_version: apiVersion,
  created: now,
  // As it is now, whatever becomes of it later in the same request.
  data: { object: structuredClone(thing) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: request.id, idempotency_key: request.idempotencyKey },
  type,
});
