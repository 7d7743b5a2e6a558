import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { badSignature } from '../../../platform/payments/index.ts';
import type { Payments } from './card-payments.ts';
import { hearEvent } from './hear-event.ts';
import { readEvent } from './read-event.ts';

/** Where the provider tells what happened. It tells again until it is answered with a 200. */
export const webhook =
  ({ provider, purposes }: Payments, { db, clock }: { db: Db; clock: Clock }): Feature =>
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
        const event = readEvent(await provider.readEvent(body, signature));
        if (event) await hearEvent({ db, clock }, purposes, event);
        return { received: true as const };
      },
    );
  };
