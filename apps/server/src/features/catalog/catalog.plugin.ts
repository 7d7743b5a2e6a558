import { product, productPage, productQuery } from '@souk/shared/catalog/schema.ts';
import { productId } from '@souk/shared/ids.ts';
import { z } from 'zod';
import type { Feature } from '../../platform/http/http-server.ts';
import { readerLanguage } from '../../platform/http/reader-language.ts';
import { cardsRoutes } from './cards.routes.ts';
import { deliveryRoutes } from './delivery.routes.ts';
import { presentFacets } from './facets.presenter.ts';
import { listProducts } from './listing.service.ts';
import { presentProduct, presentProductCard } from './product.presenter.ts';
import { getProduct } from './product.service.ts';

const tags = ['Products'];

/** Products: the lists one looks through, and each of them. */
export const catalog: Feature = async (app) => {
  await app.register(cardsRoutes);
  await app.register(deliveryRoutes);

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
    async (request) => {
      const found = await listProducts(request.ctx, request.query);
      const { facets, categories } = found;
      const language = readerLanguage(request);
      return {
        items: found.rows.map((row) => presentProductCard(row, found.kept)),
        nextCursor: found.nextCursor,
        total: found.total,
        more: found.more,
        facets: facets && presentFacets(facets, categories, request.query.category, language),
        didYouMean: found.didYouMean,
      };
    },
  );

  app.get(
    '/products/:productId',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getProduct',
        tags,
        summary: 'A product, its seller and what is like it',
        params: z.object({ productId }),
        response: { 200: product },
      },
    },
    async (request) =>
      presentProduct(await getProduct(request.ctx, request.params.productId), readerLanguage(request)),
  );
};
