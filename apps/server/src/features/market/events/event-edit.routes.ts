import { eventId, shopId } from '@souk/shared/ids.ts';
import {
  eventChange,
  eventInput,
  eventVersion,
  ownEvent,
  ownEventList,
  ownEventQuery,
} from '@souk/shared/market/events/edit-schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { addEvent, changeEvent, getOwnEvent } from './event-edit.service.ts';
import {
  archiveEvent,
  cancelEvent,
  duplicateEvent,
  removeDraft,
  restoreEvent,
} from './event-life.service.ts';
import { presentOwnEvent, presentOwnEventRow } from './own-event.presenter.ts';
import { countOwnEvents, findOwnEvents } from './own-events.repo.ts';

const tags = ['Events'];
const ofShop = { shopOf: 'shopId' } as const;
const shopParams = z.object({ shopId });
const params = z.object({ eventId });

/** A shop's own events: writing, publishing, cancelling, putting away. Those of another shop are not there. */
export const eventEditRoutes: Feature = async (app) => {
  app.get(
    '/shops/:shopId/events/mine',
    {
      config: { access: ofShop },
      schema: {
        operationId: 'listOwnEvents',
        tags,
        summary: 'A shop’s own events on one shelf: to come, drafts, past, cancelled or archived',
        params: shopParams,
        querystring: ownEventQuery,
        response: { 200: ownEventList },
      },
    },
    async ({ userCtx: { db, clock }, params: { shopId: shop }, query }) => {
      const now = clock.now();
      const counts = await countOwnEvents(db, shop, now);
      const rows = await findOwnEvents(db, shop, query, now);
      return { items: rows.map((row) => presentOwnEventRow(row, now)), total: counts[query.shelf], counts };
    },
  );

  app.post(
    '/shops/:shopId/events',
    {
      config: { access: ofShop, speaks: true, idempotent: true, rateLimit: { perMinute: 60 } },
      schema: {
        operationId: 'addEvent',
        tags,
        summary: 'Create an event, as a draft or public',
        params: shopParams,
        body: eventInput,
        response: { 201: ownEvent },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => {
        const added = await addEvent(ctx, request.params.shopId, request.body);
        return { status: 201, body: presentOwnEvent(added, readerLanguage(request)) };
      }),
  );

  app.get(
    '/events/:eventId/edit',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getOwnEvent',
        tags,
        summary: 'One’s own event as it is edited, with its private link and what is sold',
        params,
        response: { 200: ownEvent },
      },
    },
    async (request) => {
      const { userCtx } = request;
      const found = await getOwnEvent(userCtx, userCtx.actor.shopId, request.params.eventId);
      return presentOwnEvent(found, readerLanguage(request));
    },
  );

  app.patch(
    '/events/:eventId',
    {
      config: { access: 'shop', speaks: true },
      schema: {
        operationId: 'changeEvent',
        tags,
        summary:
          'Change one’s event or publish it; refused when someone changed it since the version that was read',
        params,
        body: eventChange,
        response: { 200: ownEvent },
      },
    },
    async (request) =>
      presentOwnEvent(
        await changeEvent(request.userCtx, request.params.eventId, request.body),
        readerLanguage(request),
      ),
  );

  app.post(
    '/events/:eventId/duplicate',
    {
      config: { access: 'shop', speaks: true, rateLimit: { perMinute: 60 } },
      schema: {
        operationId: 'duplicateEvent',
        tags,
        summary: 'Make a draft that says the same, for the same day of a coming week',
        params,
        response: { 201: ownEvent },
      },
    },
    async (request, reply) => {
      const copy = await duplicateEvent(request.userCtx, request.params.eventId);
      return reply.code(201).send(presentOwnEvent(copy, readerLanguage(request)));
    },
  );

  for (const [act, operationId, summary, speaks, run] of [
    ['cancel', 'cancelEvent', 'Call an event off; its page says so', false, cancelEvent],
    ['archive', 'archiveEvent', 'Put away an event that is past or cancelled', false, archiveEvent],
    ['restore', 'restoreEvent', 'Take an archived event out again', true, restoreEvent],
  ] as const) {
    app.post(
      `/events/:eventId/${act}`,
      {
        config: { access: 'shop', speaks },
        schema: { operationId, tags, summary, params, body: eventVersion, response: { 200: ownEvent } },
      },
      async (request) =>
        presentOwnEvent(
          await run(request.userCtx, request.params.eventId, request.body.version),
          readerLanguage(request),
        ),
    );
  }

  app.delete(
    '/events/:eventId',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'removeEventDraft',
        tags,
        summary: 'Delete a draft; what was public once is archived instead',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeDraft(request.userCtx, request.params.eventId);
      return reply.code(204).send(null);
    },
  );
};
