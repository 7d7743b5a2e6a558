import {
  designedMessage,
  type StoredMessage,
  storedMessageList,
  storedMessageQuery,
} from '@souk/shared/desk/dev-outbox/schema.ts';
import { storedMessageId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/failures.ts';
import {
  findStoredMessage,
  findStoredMessages,
  type StoredMessageRow,
} from '../../../platform/messages/stored-messages.repo.ts';

const MOST = 100;

/**
 * What the market keeps in place of sending it. Codes and links of anyone can be read here, so it is there in the
 * demo world only, and where others reach that for its admin alone.
 */
export const devOutbox: FastifyPluginAsyncZod<{ demo: boolean; open: boolean }> = async (app, options) => {
  if (!options.demo) return;
  const config = { access: options.open ? 'public' : 'admin', hidden: true } as const;

  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.get(
    '/dev/outbox',
    {
      config,
      schema: {
        operationId: 'getStoredMessages',
        tags: ['The demo'],
        summary: 'Emails and text messages kept in the demo, newest first',
        querystring: storedMessageQuery,
        response: { 200: storedMessageList },
      },
    },
    async (request) => ({
      items: (await findStoredMessages(request.ctx, { to: request.query.to, limit: MOST })).map(present),
    }),
  );

  app.get(
    '/dev/outbox/:messageId',
    {
      config,
      schema: {
        operationId: 'getStoredMessage',
        tags: ['The demo'],
        summary: 'One of them, as it was designed',
        params: z.object({ messageId: storedMessageId }),
        response: { 200: designedMessage },
      },
    },
    async (request) => {
      const message = await findStoredMessage(request.ctx, request.params.messageId);
      if (!message) throw notFound('message');
      return { ...present(message), html: message.html };
    },
  );
};

const present = ({
  id,
  channel,
  recipient,
  template,
  subject,
  body,
  created_at,
}: StoredMessageRow): StoredMessage => ({
  _id: id,
  channel,
  recipient,
  template,
  subject,
  body,
  createdAt: created_at.toISOString(),
});
