import { cardsQuery, productCards } from '@souk/shared/market/catalog/cards.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { favoritesAmong } from '../favorite-ids/index.ts';
import { findProductCards } from './card.repo.ts';
import { presentProductCard } from './product.presenter.ts';

/** Cards of products that someone already knows of: what they looked at last. */
export const cardsRoutes: Feature = async (app) => {
  app.get(
    '/products/cards',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listProductCards',
        tags: ['Products'],
        summary: 'Products by their ids, in the order asked for; what is hidden is left out',
        querystring: cardsQuery,
        response: { 200: productCards },
      },
    },
    async (request) => {
      const { ids } = request.query;
      const rows = await findProductCards(request.ctx.db, ids);
      const favorites = await favoritesAmong(request.ctx, ids);
      return { items: rows.map((row) => presentProductCard(row, favorites)) };
    },
  );
};
