import { productId } from '@souk/shared/ids.ts';
import { product, productPage, productQuery } from '@souk/shared/market/catalog/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { noFavorites } from '../favorite-ids/index.ts';
import { cardsRoutes } from './cards.routes.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { manageRoutes } from './edit/manage.routes.ts';
import { productRoutes } from './edit/product.routes.ts';
import { presentFacets } from './list/facets.presenter.ts';
import { listProducts } from './list/listing.service.ts';
import { presentProduct, presentProductCard } from './product.presenter.ts';
import { getProduct, isShownOtherwise } from './product.service.ts';

const tags = ['Products'];

/** Products: the lists one looks through, each of them, and what their sellers do with them (`edit`). */
export const catalog: Feature = async (app) => {
  await app.register(cardsRoutes);
  await app.register(deliveryRoutes);
  await app.register(productRoutes);
  await app.register(manageRoutes);

  app.get(
    '/products',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listProducts',
        tags,
        summary: 'Products by words, category, shop and more, with counts for each filter',
        querystring: productQuery,
        response: { 200: productPage },
      },
    },
    (request, reply) =>
      reply.shared(async (ctx) => {
        const { rows, facets, among, categories, ...page } = await listProducts(ctx, request.query);
        return {
          ...page,
          items: rows.map((row) => presentProductCard(row, noFavorites)),
          facets: facets && {
            ...presentFacets(facets, categories, request.query.category, readerLanguage(request)),
            among,
          },
        };
      }),
  );

  app.get(
    '/products/:productId',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getProduct',
        tags,
        summary: 'A product, its seller and similar products',
        params: z.object({ productId }),
        response: { 200: product },
      },
    },
    async (request, reply) => {
      const { productId } = request.params;
      const present = async (ctx: Ctx) =>
        presentProduct(await getProduct(ctx, productId), readerLanguage(request));
      return (await isShownOtherwise(request.ctx, productId)) ? present(request.ctx) : reply.shared(present);
    },
  );
};
