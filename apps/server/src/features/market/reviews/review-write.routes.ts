import { productId, reviewId } from '@souk/shared/ids.ts';
import { helpfulVote, ownReview, replyBody, review, reviewBody } from '@souk/shared/market/reviews/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { presentReview } from './review.presenter.ts';
import { getOwnReview } from './review.service.ts';
import { replyTo, vote } from './review-reader.service.ts';
import { changeReview, takeReviewBack, writeReview } from './review-write.service.ts';

const tags = ['Reviews'];
const ofProduct = z.object({ productId });
const params = z.object({ reviewId });

export const reviewWriteRoutes: Feature = async (app) => {
  app.get(
    '/products/:productId/reviews/mine',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getOwnReview',
        tags,
        summary: 'Your review of a product, and whether you can write one',
        params: ofProduct,
        response: { 200: ownReview },
      },
    },
    async ({ ctx, userCtx, params: { productId: id } }) => {
      const { may, row } = await getOwnReview(userCtx, id);
      return { may, review: row && presentReview(row, ctx.actor) };
    },
  );

  app.post(
    '/products/:productId/reviews',
    {
      config: { access: 'login', speaks: true },
      schema: {
        operationId: 'writeReview',
        tags,
        summary: 'Review a product delivered to you, once per product',
        params: ofProduct,
        body: reviewBody,
        response: { 201: review },
      },
    },
    async (request, reply) => {
      const row = await writeReview(request.userCtx, request.params.productId, request.body);
      return reply.code(201).send(presentReview(row, request.ctx.actor));
    },
  );

  app.patch(
    '/reviews/:reviewId',
    {
      config: { access: 'login', speaks: true },
      schema: {
        operationId: 'changeReview',
        tags,
        summary: 'Change a review of one’s own; all of it is given anew',
        params,
        body: reviewBody,
        response: { 200: review },
      },
    },
    async (request) =>
      presentReview(
        await changeReview(request.userCtx, request.params.reviewId, request.body),
        request.ctx.actor,
      ),
  );

  app.delete(
    '/reviews/:reviewId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'deleteReview',
        tags,
        summary: 'Delete your review',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await takeReviewBack(request.userCtx, request.params.reviewId);
      return reply.code(204).send(null);
    },
  );

  for (const [method, operationId, summary, helpful] of [
    ['PUT', 'addHelpfulVote', 'Say that a review helped; doing it twice changes nothing', true],
    ['DELETE', 'removeHelpfulVote', 'No longer say that a review helped', false],
  ] as const) {
    app.route({
      method,
      url: '/reviews/:reviewId/helpful',
      config: { access: 'login', speaks: false },
      schema: { operationId, tags, summary, params, response: { 200: helpfulVote } },
      handler: (request) => vote(request.userCtx, request.params.reviewId, helpful),
    });
  }

  app.put(
    '/reviews/:reviewId/reply',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'replyToReview',
        tags,
        summary: 'Reply to a review of your shop, or edit the reply',
        params,
        body: replyBody,
        response: { 200: review },
      },
    },
    async (request) =>
      presentReview(
        await replyTo(request.userCtx, request.params.reviewId, request.body.body),
        request.ctx.actor,
      ),
  );

  app.delete(
    '/reviews/:reviewId/reply',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'deleteReplyToReview',
        tags,
        summary: 'Delete your reply to a review',
        params,
        response: { 200: review },
      },
    },
    async (request) =>
      presentReview(await replyTo(request.userCtx, request.params.reviewId, null), request.ctx.actor),
  );
};
