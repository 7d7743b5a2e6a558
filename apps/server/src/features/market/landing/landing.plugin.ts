import { landing as landingSchema } from '@souk/shared/market/landing/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { presentLanding } from './landing.presenter.ts';
import { readMarket } from './landing.service.ts';
import { landingPictures } from './landing-pictures.ts';

/** The first screen: what is on in the market right now. */
export const landing: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (app, { db, clock }) => {
  app.get(
    '/landing',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getLanding',
        tags: ['Landing'],
        summary: 'What’s on now: shows, auctions, new products, events and shops',
        response: { 200: landingSchema },
      },
    },
    (request, reply) =>
      reply.shared(async (ctx) =>
        presentLanding(await readMarket(ctx), readerLanguage(request), clock.now()),
      ),
  );

  // The first visitor should not wait for the pictures to be made.
  let warming: Promise<void> | undefined;
  app.addHook('onListen', () => {
    warming = readMarket({ db, clock })
      .then((found) => app.variants.warm(landingPictures(presentLanding(found, 'en', clock.now()))))
      .catch((error: unknown) => app.log.warn(error, 'the pictures of the landing page were not made ahead'));
  });
  app.addHook('onClose', async () => warming);
};
