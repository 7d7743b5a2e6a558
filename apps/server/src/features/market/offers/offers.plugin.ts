import { offerId, productId, shopId } from '@souk/shared/ids.ts';
import {
  counterBody,
  makeOfferBody,
  offer,
  offerPage,
  ownOffer,
  ownOffers,
  shopOfferQuery,
} from '@souk/shared/market/offers/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { SpentSince } from '../../identity/self-limits/index.ts';
import { getVisibleProduct } from '../catalog/index.ts';
import { presentOffer } from './offer.presenter.ts';
import { getOwnOffer, listOffersTo, listOwnOffers } from './offer.service.ts';
import { acceptOffer, counterOffer, declineOffer, withdrawOffer } from './offer-answer.service.ts';
import { makeOffer } from './offer-make.service.ts';

const tags = ['Offers'];
const ofProduct = z.object({ productId });
const params = z.object({ offerId });

/** Prices that buyers and sellers agree on. */
export const offers: FastifyPluginAsyncZod<{ spentSince: SpentSince }> = async (app, { spentSince }) => {
  app.post(
    '/products/:productId/offers',
    {
      config: { access: 'login', speaks: false, idempotent: true },
      schema: {
        operationId: 'makeOffer',
        tags,
        summary: 'Make an offer below the asking price; the seller has 48 hours to respond',
        params: ofProduct,
        body: makeOfferBody,
        response: { 201: offer },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        const made = await makeOffer({ ...ctx, spentSince }, request.params.productId, request.body);
        return { status: 201 as const, body: presentOffer(made, ctx.actor) };
      }),
  );

  app.get(
    '/products/:productId/offers/mine',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getOwnOffer',
        tags,
        summary: 'Your latest offer for a product',
        params: ofProduct,
        response: { 200: ownOffer },
      },
    },
    async ({ ctx, userCtx, params: { productId: id } }) => {
      await getVisibleProduct(ctx, id);
      const own = await getOwnOffer(userCtx, id);
      return { offer: own && presentOffer(own, userCtx.actor) };
    },
  );

  app.get(
    '/offers/mine',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listOwnOffers',
        tags,
        summary: 'One’s own offers that wait for either side or whose agreed price holds, the latest first',
        response: { 200: ownOffers },
      },
    },
    async ({ userCtx }) => ({
      items: (await listOwnOffers(userCtx)).map((row) => presentOffer(row, userCtx.actor)),
    }),
  );

  app.get(
    '/shops/:shopId/offers',
    {
      config: { access: { shopOf: 'shopId' } },
      schema: {
        operationId: 'listOffersToShop',
        tags,
        summary: 'The offers to one’s shop, the latest first',
        params: z.object({ shopId }),
        querystring: shopOfferQuery,
        response: { 200: offerPage },
      },
    },
    async ({ userCtx, params: { shopId: id }, query }) => {
      const { rows, ...rest } = await listOffersTo(userCtx, id, query);
      return { ...rest, items: rows.map((row) => presentOffer(row, userCtx.actor)) };
    },
  );

  for (const [what, operationId, summary, act] of [
    [
      'accept',
      'acceptOffer',
      'Agree to what the other side offers; the price holds for 24 hours',
      acceptOffer,
    ],
    ['decline', 'declineOffer', 'Turn down what the other side offers', declineOffer],
    ['withdraw', 'withdrawOffer', 'Take an offer of one’s own back', withdrawOffer],
  ] as const) {
    app.post(
      `/offers/:offerId/${what}`,
      {
        config: { access: 'login', speaks: false },
        schema: { operationId, tags, summary, params, response: { 200: offer } },
      },
      async ({ userCtx, params: { offerId: id } }) =>
        presentOffer(await act({ ...userCtx, spentSince }, id), userCtx.actor),
    );
  }

  app.post(
    '/offers/:offerId/counter',
    {
      config: { access: 'shop', speaks: false },
      schema: {
        operationId: 'counterOffer',
        tags,
        summary: 'Counter an offer with a price between the offer and the asking price',
        params,
        body: counterBody,
        response: { 200: offer },
      },
    },
    async ({ userCtx, params: { offerId: id }, body }) =>
      presentOffer(await counterOffer(userCtx, id, body.amount), userCtx.actor),
  );
};
