import { shopId, showId } from '@souk/shared/ids.ts';
import { ownShow, showChange, showInput, showVersion } from '@souk/shared/live/shows/edit-schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { showCalendarRoutes } from './show-calendar.routes.ts';
import { cancelShow, changeShow, getOwnShow, scheduleShow } from './show-edit.service.ts';

const tags = ['Shows'];
const params = z.object({ showId });

/** A shop's own shows before they begin: scheduling, changing, calling off. Those of another shop are not there. */
export const scheduling: FastifyPluginAsyncZod<{ url: string }> = async (app, { url }) => {
  await app.register(showCalendarRoutes, { url });

  app.post(
    '/shops/:shopId/shows',
    {
      config: {
        access: { shopOf: 'shopId' },
        speaks: true,
        idempotent: true,
        rateLimit: { perMinute: 20 },
      },
      schema: {
        operationId: 'scheduleShow',
        tags,
        summary: 'Schedule a show, with what will be sold in it',
        params: z.object({ shopId }),
        body: showInput,
        response: { 201: ownShow },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: await scheduleShow(ctx, request.params.shopId, request.body),
      })),
  );

  app.get(
    '/shows/:showId/edit',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getOwnShow',
        tags,
        summary: 'One’s own show as it is edited, with its run list',
        params,
        response: { 200: ownShow },
      },
    },
    ({ userCtx: { db, actor }, params: { showId: id } }) => getOwnShow(db, actor.shopId, id),
  );

  app.patch(
    '/shows/:showId',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'changeShow',
        tags,
        summary: 'Change one’s show before it begins; refused when someone changed it since it was read',
        params,
        body: showChange,
        response: { 200: ownShow },
      },
    },
    (request) => changeShow(request.userCtx, request.params.showId, request.body),
  );

  app.post(
    '/shows/:showId/cancel',
    {
      config: { access: 'shop', speaks: false },
      schema: {
        operationId: 'cancelShow',
        tags,
        summary: 'Cancel a show before it starts; people with a reminder are notified',
        params,
        body: showVersion,
        response: { 200: ownShow },
      },
    },
    (request) => cancelShow(request.userCtx, request.params.showId, request.body.version),
  );
};
