import { eventId, idOrSlug } from '@souk/shared/ids.ts';
import { event, eventFacets, eventPage, eventQuery } from '@souk/shared/market/events/schema.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { getShop } from '../shops/index.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { presentEvent, presentEventCard } from './event.presenter.ts';
import { type FoundEvents, getEvent, getEventFacets, listEvents } from './event.service.ts';
import { eventEditRoutes } from './event-edit.routes.ts';

const tags = ['Events'];

/** Events: what one goes to, or joins from home. */
export const events: FastifyPluginAsyncZod<{ url: string }> = async (app, { url }) => {
  await app.register(calendarRoutes, { url });
  await app.register(eventEditRoutes);

  app.get(
    '/events',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listEvents',
        tags,
        summary: 'Events that are not over, the soonest first',
        querystring: eventQuery,
        response: { 200: eventPage },
      },
    },
    async (request) => present(await listEvents(request.ctx, request.query)),
  );

  app.get(
    '/events/facets',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getEventFacets',
        tags,
        summary: 'The cities there are events in, and how many are joined from home',
        response: { 200: eventFacets },
      },
    },
    (_, reply) => reply.shared((ctx) => getEventFacets(ctx)),
  );

  app.get(
    '/events/:eventId',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getEvent',
        tags,
        summary: 'An event with its tickets',
        params: z.object({ eventId }),
        response: { 200: event },
      },
    },
    async (request) => {
      const { event: found, can, ...beside } = await getEvent(request.ctx, request.params.eventId);
      return presentEvent(found, { ...beside, language: readerLanguage(request) }, can);
    },
  );

  app.get(
    '/shops/:shop/events',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listEventsOfShop',
        tags,
        summary: 'The events of a shop that are not over, the soonest first',
        params: z.object({ shop: idOrSlug }),
        querystring: cursorQuery,
        response: { 200: eventPage },
      },
    },
    async (request) => {
      const { shop } = await getShop(request.ctx, request.params.shop);
      return present(await listEvents(request.ctx, { ...request.query, shop: shop.id }));
    },
  );
};

const present = ({ rows, nextCursor, favorites }: FoundEvents) => ({
  items: rows.map((row) => presentEventCard(row, favorites)),
  nextCursor,
});
