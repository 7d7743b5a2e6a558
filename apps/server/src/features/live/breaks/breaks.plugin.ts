import { lotId, showId } from '@souk/shared/ids.ts';
import { breakLog, spotLimit } from '@souk/shared/live/breaks/log.ts';
import {
  addedBreak,
  boughtSpot,
  breakId,
  breakList,
  breakOfLot,
  breakView,
  cancelBreakInput,
  newBreak,
} from '@souk/shared/live/breaks/schema.ts';
import { countryCode, delivery } from '@souk/shared/market/shipping/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import { limitBids } from '../auctions/index.ts';
import { buySpot } from './buying.service.ts';
import { cancelBreak } from './cancelling.service.ts';
import { addBreak, closeBreak, removeBreak } from './hosting.service.ts';
import { getBreak, getBreakOfLot, getSpotDelivery, listBreaks, readBreakLog } from './reading.service.ts';

const tags = ['Breaks'];
const params = z.object({ breakId });
const config = { access: 'login', speaks: false } as const;
const response = { 204: z.null() };

/** Breaks and surprise sets: spots are sold one by one, and what is in them is drawn in a way that anyone can check. */
export const breaks =
  ({ kind: payments }: Pick<PaymentProvider, 'kind'>): Feature =>
  async (app) => {
    app.post(
      '/shows/:showId/breaks',
      {
        config: { access: 'login', speaks: true, idempotent: true },
        schema: {
          operationId: 'addBreak',
          tags,
          summary: 'Put the spots of a break or a surprise set on the run list of one’s own show',
          description: 'What is in it and the hash of its secret are public from then on, and never change.',
          params: z.object({ showId }),
          body: newBreak,
          response: { 201: addedBreak },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 201,
          body: { breakId: await addBreak(ctx, request.params.showId, request.body) },
        })),
    );

    app.delete(
      '/breaks/:breakId',
      {
        config,
        schema: {
          operationId: 'removeBreak',
          tags,
          summary: 'Remove a break before anyone has bid on its spots',
          params,
          response,
        },
      },
      async (request, reply) => {
        await removeBreak(request.userCtx, request.params.breakId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/breaks/:breakId/close',
      {
        config,
        schema: {
          operationId: 'closeBreak',
          tags,
          summary:
            'Stop selling a break’s spots: unsold ones stay with the shop, and the draw runs once everything is paid',
          params,
          response,
        },
      },
      async (request, reply) => {
        await closeBreak(request.userCtx, request.params.breakId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/breaks/:breakId/cancel',
      {
        config: { access: 'login', speaks: true, idempotent: true },
        schema: {
          operationId: 'cancelBreak',
          tags,
          summary: 'Cancel a break before its draw; everyone who bought a spot is refunded',
          params,
          body: cancelBreakInput,
          response,
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => {
          await cancelBreak(ctx, request.params.breakId, request.body.reason);
          return { status: 204, body: null };
        }),
    );

    app.post(
      '/breaks/:breakId/spots/:spot/buy',
      {
        config: { access: 'login', speaks: false, idempotent: true },
        schema: {
          operationId: 'buySpot',
          tags,
          summary: 'Buy a fixed-price spot in a break; the default card is charged as for a win',
          params: params.extend({ spot: z.coerce.number().int().min(1).max(spotLimit.most) }),
          response: { 201: boughtSpot },
        },
      },
      (request, reply) => {
        const { breakId: id, spot } = request.params;
        limitBids(app.limits, request.userCtx.actor);
        return answerOnce(request, reply, async (ctx) => ({
          status: 201,
          body: { lotId: await buySpot(ctx, { id, spot, takesCards: payments !== 'none' }) },
        }));
      },
    );

    app.get(
      '/shows/:showId/breaks',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getBreaks',
          tags,
          summary: 'The breaks and surprise sets of a show',
          params: z.object({ showId }),
          response: { 200: breakList },
        },
      },
      async (request) => ({ items: await listBreaks(request.ctx, request.params.showId) }),
    );

    app.get(
      '/breaks/:breakId',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getBreak',
          tags,
          summary: 'A break: what is in it, and what was drawn for each spot',
          params,
          response: { 200: breakView },
        },
      },
      (request) => getBreak(request.ctx, request.params.breakId),
    );

    app.get(
      '/breaks/:breakId/delivery',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getSpotDelivery',
          tags,
          summary: 'What it takes to get a spot that has a price to a country',
          description:
            'To one’s default address it costs what the parcel with one’s earlier wins of the show then costs more.',
          params,
          querystring: z.strictObject({ country: countryCode }),
          response: { 200: delivery },
        },
      },
      (request) => getSpotDelivery(request.ctx, request.params.breakId, request.query.country),
    );

    app.get(
      '/breaks/:breakId/log',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getBreakLog',
          tags,
          summary:
            'Who bought which spot in which order, and the secret, with which anyone can check the draw',
          description: 'Before the draw it holds what was declared alone.',
          params,
          response: { 200: breakLog },
        },
      },
      (request) => readBreakLog(request.ctx, request.params.breakId),
    );

    app.get(
      '/lots/:lotId/break',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getBreakOfLot',
          tags,
          summary: 'The break a lot’s spot belongs to',
          params: z.object({ lotId }),
          response: { 200: breakOfLot },
        },
      },
      async (request) => ({ break: await getBreakOfLot(request.ctx, request.params.lotId) }),
    );
  };
