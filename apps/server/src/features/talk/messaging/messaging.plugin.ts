import { userId } from '@souk/shared/ids.ts';
import {
  type AwayNoteBody,
  awayNote,
  awayNoteBody,
  conversation,
  conversationSearch,
  conversationSearchQuery,
  pictureUrls,
  pictureUrlsQuery,
  type SavedRepliesBody,
  savedReplies,
  savedRepliesBody,
  talkers,
  talkersQuery,
} from '@souk/shared/talk/messaging/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { signedAddresses } from '../../../platform/files/index.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { type AwayNoteRow, findAwayNote, saveAwayNote } from './away-note.repo.ts';
import { getConversation, searchConversations } from './conversation.service.ts';
import { findPictureUrls } from './message-pictures.service.ts';
import { findSavedReplies, saveReplies } from './saved-replies.service.ts';
import { findTalkers } from './talker.repo.ts';

const tags = ['Messages'];
const params = z.object({ userId });

/** What stands beside the live documents of conversations. */
export const messaging: FastifyPluginAsyncZod<{ db: Db; secrets: Secrets; storage: Storage }> = async (
  app,
  { db, secrets, storage },
) => {
  const doors = { storage, signedAddress: signedAddresses({ db, secrets }) };

  app.get(
    '/conversations/search',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'searchConversations',
        tags,
        summary: 'People and messages of one’s own conversations, the latest first',
        querystring: conversationSearchQuery,
        response: { 200: conversationSearch },
      },
    },
    (request) => searchConversations(request.userCtx, request.query.q),
  );

  app.get(
    '/conversations/people',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listTalkers',
        tags,
        summary: 'People as conversations name them, by their ids in no order',
        querystring: talkersQuery,
        response: { 200: talkers },
      },
    },
    async (request) => ({ items: await findTalkers(request.ctx.db, request.query.ids) }),
  );

  app.get(
    '/conversations/:userId',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getConversation',
        tags,
        summary: 'Who one talks with, whether one may write to them, and how soon they usually answer',
        params,
        response: { 200: conversation },
      },
    },
    (request) => getConversation(request.userCtx, request.params.userId),
  );

  app.get(
    '/conversations/:userId/pictures',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listMessagePictures',
        tags,
        summary: 'Where pictures of one’s conversation with someone are read, for ten minutes',
        params,
        querystring: pictureUrlsQuery,
        response: { 200: pictureUrls },
      },
    },
    (request) => findPictureUrls(request.userCtx, doors, request.params.userId, request.query.ids),
  );

  app.get(
    '/saved-replies',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'listSavedReplies',
        tags,
        summary: 'A seller’s saved replies',
        response: { 200: savedReplies },
      },
    },
    (request) => findSavedReplies(request.ctx.db, request.userCtx.actor.userId),
  );

  app.put(
    '/saved-replies',
    {
      config: { access: 'shop', speaks: ({ items }: SavedRepliesBody) => items.length > 0 },
      schema: {
        operationId: 'saveReplies',
        tags,
        summary: 'Keeps all of one’s saved replies, in their order',
        body: savedRepliesBody,
        response: { 200: savedReplies },
      },
    },
    (request) => saveReplies(request.userCtx, request.body),
  );

  app.get(
    '/away-note',
    {
      config: { access: 'shop' },
      schema: {
        operationId: 'getAwayNote',
        tags,
        summary: 'A seller’s away message',
        response: { 200: awayNote },
      },
    },
    async (request) => presentNote(await findAwayNote(request.ctx.db, request.userCtx.actor.userId)),
  );

  app.put(
    '/away-note',
    {
      config: { access: 'shop', speaks: ({ on }: AwayNoteBody) => on },
      schema: {
        operationId: 'saveAwayNote',
        tags,
        summary: 'Answers for a seller who is away: once a day to each person who writes',
        body: awayNoteBody,
        response: { 200: awayNote },
      },
    },
    async ({ userCtx, body }) => {
      await saveAwayNote(userCtx.db, userCtx.actor.userId, body, userCtx.clock.now());
      return presentNote(await findAwayNote(userCtx.db, userCtx.actor.userId));
    },
  );
};

const presentNote = (note?: AwayNoteRow) => ({
  on: note?.on ?? false,
  text: note?.text ?? '',
  until: note?.until?.toISOString() ?? null,
});
