import { cardId } from '@souk/shared/ids.ts';
import { card, cardBody, cardChange, cardList, cardSetup } from '@souk/shared/money/cards/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { addCard, listCards, makeCardDefault, removeCard, setUpCard } from './card.service.ts';

const tags = ['Cards'];
const params = z.object({ cardId });
// Trying stolen cards out is what others would use this for.
const rateLimit = { perMinute: 10 };

/** A buyer's saved cards. Their numbers go from the browser to the provider alone. */
export const cards =
  (provider: PaymentProvider): Feature =>
  async (app) => {
    app.get(
      '/payment-methods',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'listCards',
          tags,
          summary: 'One’s own cards, the default first',
          response: { 200: cardList },
        },
      },
      (request) => listCards(request.userCtx),
    );

    app.post(
      '/payment-methods/setup',
      {
        config: { access: 'login', speaks: false, rateLimit },
        schema: {
          operationId: 'setUpCard',
          tags,
          summary: 'Start adding a card: what the browser needs to send it to the payment provider',
          response: { 201: cardSetup },
        },
      },
      async (request, reply) => reply.code(201).send(await setUpCard(request.userCtx, provider)),
    );

    app.post(
      '/payment-methods',
      {
        config: { access: 'login', speaks: false, rateLimit },
        schema: {
          operationId: 'addCard',
          tags,
          summary: 'Save a card held by the payment provider; the first becomes the default',
          body: cardBody,
          response: { 201: card },
        },
      },
      async (request, reply) => reply.code(201).send(await addCard(request.userCtx, provider, request.body)),
    );

    app.patch(
      '/payment-methods/:cardId',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'changeCard',
          tags,
          summary: 'Make a card the default: it is charged when an auction is won',
          params,
          body: cardChange,
          response: { 200: card },
        },
      },
      (request) => makeCardDefault(request.userCtx, request.params.cardId),
    );

    app.delete(
      '/payment-methods/:cardId',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'deleteCard',
          tags,
          summary: 'Remove a card, here and at the payment provider',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await removeCard(request.userCtx, request.params.cardId);
        return reply.code(204).send(null);
      },
    );
  };
