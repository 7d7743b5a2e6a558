import { cards as cardsAnswer, cardsBody } from '@souk/shared/market/message-cards/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { findCards } from './cards.service.ts';

/** What the cards in messages show. It knows what can be on a card, so that messages need not. */
export const messageCards: Feature = async (app) => {
  app.post(
    '/cards',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'findCards',
        tags: ['Messages'],
        summary: 'What cards in messages show, as one may see it',
        body: cardsBody,
        response: { 200: cardsAnswer },
      },
    },
    (request) => findCards(request.userCtx, request.body.cards),
  );
};
