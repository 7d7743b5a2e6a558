import { eventId, orderId } from '@souk/shared/ids.ts';
import {
  door,
  doorCounts,
  entriesAnswer,
  entriesBody,
  orderTickets,
} from '@souk/shared/money/tickets/schema.ts';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { attendeeList } from './attendees.ts';
import { getDoor, getDoorCounts, getTickets, letIn } from './tickets.service.ts';

const tags = ['Tickets'];
const params = z.object({ eventId });

/** What opens a door: for who bought it, and for who stands there. */
export const tickets: Feature = async (app) => {
  app.get(
    '/orders/:orderId/tickets',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getTickets',
        tags,
        summary: 'The tickets of an order of one’s own, with their codes',
        params: z.object({ orderId }),
        response: { 200: orderTickets },
      },
    },
    (request) => getTickets(request.userCtx, request.params.orderId),
  );

  app.get(
    '/events/:eventId/door',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getDoor',
        tags,
        summary: 'Every ticket of one’s own event, to let people in with or without a line',
        params,
        response: { 200: door },
      },
    },
    (request) => getDoor(request.userCtx, request.params.eventId),
  );

  app.get(
    '/events/:eventId/door/counts',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getDoorCounts',
        tags,
        summary: 'How many were let in, of how many tickets',
        params,
        response: { 200: doorCounts },
      },
    },
    (request) => getDoorCounts(request.userCtx, request.params.eventId),
  );

  app.post(
    '/events/:eventId/entries',
    {
      config: { access: 'shop', speaks: false, rateLimit: { perMinute: 300 } },
      schema: {
        operationId: 'letIn',
        tags,
        summary: 'Let people in by their codes, each ticket once; told again it is the same',
        params,
        body: entriesBody,
        response: { 200: entriesAnswer },
      },
    },
    (request) => letIn(request.userCtx, request.params.eventId, request.body.entries),
  );

  app.get(
    '/events/:eventId/attendees.csv',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getAttendees',
        tags,
        summary: 'Who comes to one’s own event, as a table for a spreadsheet',
        params,
        produces: ['text/csv'],
        response: { 200: fileBody },
      },
    },
    async (request, reply) => {
      const { event, tickets: all } = await getDoor(request.userCtx, request.params.eventId);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="attendees-${event._id}.csv"`)
        .send(attendeeList(all));
    },
  );
};
