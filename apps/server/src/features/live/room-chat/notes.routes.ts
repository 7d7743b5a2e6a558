import { shopId, userId } from '@souk/shared/ids.ts';
import { newRoomNote, notedPeople, roomNoteId, roomNotes } from '@souk/shared/live/room-chat/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { addNote, listNoted, listNotes, removeNote } from './notes.service.ts';

const tags = ['Room chat'];
const params = z.object({ shopId });
const person = params.extend({ userId });

/** Notes about a person that those who look after a shop's rooms leave each other. */
export const notesRoutes: Feature = async (app) => {
  app.get(
    '/shops/:shopId/chat/noted',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listNotedPeople',
        tags,
        summary: 'People a shop’s moderators have notes about',
        params,
        response: { 200: notedPeople },
      },
    },
    (request) => listNoted(request.userCtx, request.params.shopId),
  );

  app.get(
    '/shops/:shopId/chat/people/:userId/notes',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listRoomNotes',
        tags,
        summary: 'Notes about a person among those who look after the rooms of a shop, the latest first',
        params: person,
        response: { 200: roomNotes },
      },
    },
    (request) => listNotes(request.userCtx, request.params.shopId, request.params.userId),
  );

  app.post(
    '/shops/:shopId/chat/people/:userId/notes',
    {
      config: { access: 'login', speaks: true, idempotent: true },
      schema: {
        operationId: 'addRoomNote',
        tags,
        summary: 'Leave a note about someone for a shop’s moderators',
        description: 'The person does not see it in the market; it is in the copy of their data.',
        params: person,
        body: newRoomNote,
        response: { 201: roomNotes },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201 as const,
        body: await addNote(ctx, request.params.shopId, request.params.userId, request.body.text),
      })),
  );

  app.delete(
    '/shops/:shopId/chat/notes/:noteId',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'removeRoomNote',
        tags,
        summary: 'Delete your own note, or any note as the host',
        params: params.extend({ noteId: roomNoteId }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeNote(request.userCtx, request.params.shopId, request.params.noteId);
      return reply.code(204).send(null);
    },
  );
};
