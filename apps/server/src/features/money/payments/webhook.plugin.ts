import type Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { badSignature } from '../../../platform/payments/index.ts';
import type { Payments } from './card-payments.ts';
import { hearEvent } from './hear-event.ts';
import { readEvent } from './read-event.ts';

export interface WebhookParts {
  db: Db;
  clock: Clock;
  /** For other parts that the provider has something to tell. */
  hearOther?: (event: Stripe.Event) => Promise<void>;
}

/** Where the provider tells what happened. It tells again until it is answered with a 200. */
export const webhook =
  ({ provider, purposes }: Payments, { db, clock, hearOther }: WebhookParts): Feature =>
  async (app) => {
    // What is signed are the bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(
      '/payments/webhook',
      {
        config: { access: 'public', speaks: false, rateLimit: { perMinute: 6_000 } },
        schema: {
          operationId: 'hearPaymentEvent',
          tags: ['Payments'],
          summary: 'For the payment provider: a signed event, as often and in whatever order it likes',
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async ({ body, headers }) => {
        const signature = headers['stripe-signature'];
        if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw badSignature();
        const said = await provider.readEvent(body, signature);
        const event = readEvent(said);
        if (event) await hearEvent({ db, clock }, purposes, event);
        else await hearOther?.(said);
        return { received: true as const };
      },
    );
  };
