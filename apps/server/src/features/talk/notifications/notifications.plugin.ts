import { cursorQuery } from '@souk/shared/paging.ts';
import { notificationPage, pushKey, pushSubscriptionBody } from '@souk/shared/talk/notifications/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Outgoing, openOutgoing } from '../../../platform/outgoing/outgoing.ts';
import { subscribe, unsubscribe } from './push.service.ts';
import { pushKeysOf } from './push-keys.ts';
import { listNotifications, readAll } from './reading.service.ts';

const tags = ['Notifications'];

/** What a person was told, for clients that do not listen, and the devices they are told by. */
export const notifications: FastifyPluginAsyncZod<{ outgoing?: Outgoing | undefined }> = async (
  app,
  { outgoing = openOutgoing() },
) => {
  app.get(
    '/notifications',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listNotifications',
        tags,
        summary: 'Your notifications, the newest first',
        description: 'Clients that listen have them live, as `notifications/{userId}/items`.',
        querystring: cursorQuery,
        response: { 200: notificationPage },
      },
    },
    (request) => listNotifications(request.userCtx, request.query),
  );

  app.post(
    '/notifications/read',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'readNotifications',
        tags,
        summary: 'All your notifications are read',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await readAll(request.userCtx);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/push/key',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getPushKey',
        tags,
        summary: 'The public key for this market’s push notifications (RFC 8292)',
        response: { 200: pushKey },
      },
    },
    async (request) => ({ key: (await pushKeysOf(request.ctx)).publicKey }),
  );

  app.post(
    '/push/subscriptions',
    {
      config: { access: 'login', speaks: false, rateLimit: { perMinute: 20 } },
      schema: {
        operationId: 'subscribeToPush',
        tags,
        summary: 'Turn on push notifications on this device until you sign out',
        body: pushSubscriptionBody,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await subscribe(request.userCtx, outgoing, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/push/subscriptions',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'unsubscribeFromPush',
        tags,
        summary: 'Turn off push notifications on this device',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await unsubscribe(request.userCtx);
      return reply.code(204).send(null);
    },
  );
};
