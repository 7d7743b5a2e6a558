import { idOrSlug, productId, userId } from '@souk/shared/ids.ts';
import {
  type ReviewPage,
  reviewPage,
  reviewQuery,
  writtenReviewPage,
  writtenReviewQuery,
} from '@souk/shared/market/reviews/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { getUser } from '../../identity/accounts/index.ts';
import { getVisibleProduct } from '../catalog/index.ts';
import { getShop } from '../shops/index.ts';
import { presentRatings, presentReview, presentWrittenReview } from './review.presenter.ts';
import { type FoundReviews, listReviews, listWrittenReviews } from './review.service.ts';
import { reviewWriteRoutes } from './review-write.routes.ts';

const tags = ['Reviews'];

/** What buyers say of products and shops. */
export const reviews: Feature = async (app) => {
  app.get(
    '/products/:productId/reviews',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listReviewsOfProduct',
        tags,
        summary: 'Reviews of a product',
        params: z.object({ productId }),
        querystring: reviewQuery,
        response: { 200: reviewPage },
      },
    },
    async (request) => {
      const { id } = await getVisibleProduct(request.ctx, request.params.productId);
      return present(await listReviews(request.ctx, { productId: id }, request.query), request.ctx.actor);
    },
  );

  app.get(
    '/shops/:shop/reviews',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listReviewsOfShop',
        tags,
        summary: 'Reviews of all a shop sells',
        params: z.object({ shop: idOrSlug }),
        querystring: reviewQuery,
        response: { 200: reviewPage },
      },
    },
    async (request) => {
      const { shop } = await getShop(request.ctx, request.params.shop);
      return present(await listReviews(request.ctx, { shopId: shop.id }, request.query), request.ctx.actor);
    },
  );

  app.get(
    '/users/:userId/reviews',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listReviewsByUser',
        tags,
        summary: 'Reviews a person wrote, the latest first',
        params: z.object({ userId }),
        querystring: writtenReviewQuery,
        response: { 200: writtenReviewPage },
      },
    },
    async (request) => {
      const { user } = await getUser(request.ctx, request.params.userId);
      const { rows, nextCursor } = await listWrittenReviews(request.ctx, user.id, request.query);
      return { items: rows.map((row) => presentWrittenReview(row, request.ctx.actor)), nextCursor };
    },
  );

  await app.register(reviewWriteRoutes);
};

const present = ({ rows, nextCursor, counts }: FoundReviews, actor: Actor): ReviewPage => ({
  items: rows.map((row) => presentReview(row, actor)),
  nextCursor,
  ...presentRatings(counts),
});
