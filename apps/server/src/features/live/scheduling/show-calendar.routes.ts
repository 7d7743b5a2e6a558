import { type EventId, showId } from '@souk/shared/ids.ts';
import { calendarFile } from '@souk/shared/market/events/calendar-file.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/failures.ts';
import { fileBody } from '../../../platform/http/file-body.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { findVersion } from './show-edit.repo.ts';

// Nobody knows how long a show goes on.
const usualMs = 2 * 3_600_000;

/** A show as a file, which phones and desktops put into the calendar of their owner. */
export const showCalendarRoutes: FastifyPluginAsyncZod<{ url: string }> = async (app, { url }) => {
  app.get(
    '/shows/:showId.ics',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getShowCalendarFile',
        tags: ['Shows'],
        summary: 'A show for one’s calendar, as an iCalendar file',
        params: z.object({ showId }),
        produces: ['text/calendar'],
        response: { 200: fileBody },
      },
    },
    async ({ ctx, params: { showId: id } }, reply) => {
      const found = await findShow(ctx.db, id);
      if (!found || !maySeeShow(ctx.actor, found)) throw notFound('show');
      const { title, description, startsAt, state } = found;
      const status = state === 'cancelled' ? ('cancelled' as const) : ('active' as const);
      const entry = {
        ...{ _id: id as string as EventId, title, description, version: await findVersion(ctx.db, id) },
        ...{ startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + usualMs).toISOString() },
        ...{ place: null, address: null, city: null, online: true, status },
      };
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="show-${id}.ics"`)
        .send(calendarFile(entry, new URL(`/live/${id}`, url).href, ctx.clock.now()));
    },
  );
};
