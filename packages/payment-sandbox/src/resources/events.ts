import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { nothing, page, text, texts } from '../wire/params.ts';

export const events = [
  route(
    'GET /v1/events',
    { params: z.strictObject({ ...page, type: text.optional(), types: texts.optional() }) },
    (call, given) => {
      const list = listOf<Stripe.Event>(call, 'event', '/v1/events', given, {
        type: given.types ?? given.type,
      });
      return { ...list, data: list.data.map((event) => withPending(call, event)) };
    },
  ),
  route('GET /v1/events/:id', { params: nothing }, (call, _, [event = '']) =>
    withPending(call, load<Stripe.Event>(call, 'event', event)),
  ),
];

/** Whether the market has still to take it. */
function withPending(call: Call, event: Stripe.Event): Stripe.Event {
  const waits = call.store.row('select 1 from deliveries where event = ?', [event.id]);
  return { ...event, pending_webhooks: waits ? 1 : 0 };
}

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
