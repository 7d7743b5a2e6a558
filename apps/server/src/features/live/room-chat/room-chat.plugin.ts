import { showId, userId } from '@souk/shared/ids.ts';
import {
  pinInput,
  roomChat as roomChatAnswer,
  roomMessageId,
  saidPage,
  saidQuery,
  slowModeInput,
  timeOutInput,
} from '@souk/shared/live/room-chat/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { ban, timeOut } from './bans.service.ts';
import {
  getRoomChat,
  pinMessage,
  removeMessage,
  removeMessagesOf,
  setSlowMode,
} from './moderation.service.ts';
import { notesRoutes } from './notes.routes.ts';
import { listSaid } from './said.service.ts';
import { shopRoomsRoutes } from './shop-rooms.routes.ts';

const tags = ['Room chat'];
const config = { access: 'login', speaks: false } as const;
const response = { 204: z.null() };
const room = z.object({ showId });
const person = room.extend({ userId });

/** The chat beside a live show: how it is set, and what is done about those who misuse it. */
export const roomChat: Feature = async (app) => {
  await app.register(shopRoomsRoutes);
  await app.register(notesRoutes);

  app.get(
    '/shows/:showId/chat',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getRoomChat',
        tags,
        summary: 'How the chat of a show is set, and what one may do there',
        description: 'The messages themselves are live documents: `rooms/{showId}/messages`.',
        params: room,
        response: { 200: roomChatAnswer },
      },
    },
    (request) => getRoomChat(request.ctx, request.params.showId),
  );

  app.get(
    '/shows/:showId/chat/messages',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listRoomMessages',
        tags,
        summary: 'Chat between two moments, as shown beside the replay',
        params: room,
        querystring: saidQuery,
        response: { 200: saidPage },
      },
    },
    (request) => listSaid(request.ctx, request.params.showId, request.query),
  );

  app.delete(
    '/shows/:showId/chat/messages/:messageId',
    {
      config,
      schema: {
        operationId: 'removeRoomMessage',
        tags,
        summary: 'Delete a message from a room',
        params: room.extend({ messageId: roomMessageId }),
        response,
      },
    },
    async (request, reply) => {
      await removeMessage(request.userCtx, request.params.showId, request.params.messageId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/shows/:showId/chat/people/:userId/messages',
    {
      config,
      schema: {
        operationId: 'removeRoomMessagesOfUser',
        tags,
        summary: 'Delete all of someone’s messages in a room',
        params: person,
        response,
      },
    },
    async (request, reply) => {
      await removeMessagesOf(request.userCtx, request.params.showId, request.params.userId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/chat/time-outs/:userId',
    {
      config,
      schema: {
        operationId: 'timeOutRoomUser',
        tags,
        summary: 'Time someone out',
        params: person,
        body: timeOutInput,
        response,
      },
    },
    async (request, reply) => {
      await timeOut(request.userCtx, request.params.showId, request.params.userId, request.body.for);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/chat/bans/:userId',
    {
      config,
      schema: {
        operationId: 'banRoomUser',
        tags,
        summary: 'Ban someone from this shop’s rooms',
        params: person,
        response,
      },
    },
    async (request, reply) => {
      await ban(request.userCtx, request.params.showId, request.params.userId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/chat/pin',
    {
      config,
      schema: {
        operationId: 'pinRoomMessage',
        tags,
        summary: 'Pin a message above the chat, replacing the current one',
        params: room,
        body: pinInput,
        response,
      },
    },
    async (request, reply) => {
      await pinMessage(request.userCtx, request.params.showId, request.body.messageId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/shows/:showId/chat/pin',
    {
      config,
      schema: {
        operationId: 'unpinRoomMessage',
        tags,
        summary: 'Unpin the pinned message',
        params: room,
        response,
      },
    },
    async (request, reply) => {
      await pinMessage(request.userCtx, request.params.showId, null);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/shows/:showId/chat/slow-mode',
    {
      config,
      schema: {
        operationId: 'setRoomSlowMode',
        tags,
        summary: 'How long one person waits between two messages',
        params: room,
        body: slowModeInput,
        response,
      },
    },
    async (request, reply) => {
      await setSlowMode(request.userCtx, request.params.showId, request.body.seconds);
      return reply.code(204).send(null);
    },
  );
};
