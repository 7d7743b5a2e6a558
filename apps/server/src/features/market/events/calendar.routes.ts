import { eventId } from '@souk/shared/ids.ts';
import { calendarFile } from '@souk/shared/market/events/calendar-file.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import { presentEvent } from './event.presenter.ts';
import { getEvent } from './event.service.ts';

/** An event as a file, which phones and desktops put into the calendar of their owner. */
export const calendarRoutes: FastifyPluginAsyncZod<{ url: string }> = async (app, { url }) => {
  app.get(
    '/events/:eventId.ics',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getEventCalendarFile',
        tags: ['Events'],
        summary: 'An event for one’s calendar, as an iCalendar file',
        params: z.object({ eventId }),
        produces: ['text/calendar'],
        response: { 200: fileBody },
      },
    },
    async (request, reply) => {
      const { event, can, ...beside } = await getEvent(request.ctx, request.params.eventId);
      const shown = presentEvent(event, { ...beside, language: 'en' }, can);
      const page = new URL(`/event-view/${event.id}`, url).href;
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="event-${event.id}.ics"`)
        .send(calendarFile({ ...shown, version: event.version }, page, request.ctx.clock.now()));
    },
  );
};
