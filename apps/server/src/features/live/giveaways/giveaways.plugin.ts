import { showId } from '@souk/shared/ids.ts';
import { giveawayLog } from '@souk/shared/live/giveaways/log.ts';
import {
  addedGiveaway,
  enterInput,
  giveawayId,
  giveawayPage,
  giveawayStanding,
  newGiveaway,
  ownEntry,
} from '@souk/shared/live/giveaways/schema.ts';
import { z } from 'zod';
import { tooManyRequests } from '../../../platform/errors/failures.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { cancelGiveaway } from './cancelling.service.ts';
import { enter } from './entering.service.ts';
import { addGiveaway, removeGiveaway, startGiveaway } from './hosting.service.ts';
import { getGiveaway, getStanding, readGiveawayLog } from './reading.service.ts';

const tags = ['Giveaways'];
const params = z.object({ giveawayId });
const config = { access: 'login', speaks: false } as const;
const response = { 204: z.null() };
// Of one person. Nobody has more giveaways before them.
const ENTRIES_A_MINUTE = 60;

/** What is given away in shows, and how anyone checks that it went fairly. */
export const giveaways: Feature = async (app) => {
  app.post(
    '/shows/:showId/giveaways',
    {
      config: { access: 'login', speaks: true, idempotent: true },
      schema: {
        operationId: 'addGiveaway',
        tags,
        summary: 'Create a giveaway in your show; its secret’s hash is public from then on',
        params: z.object({ showId }),
        body: newGiveaway,
        response: { 201: addedGiveaway },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { giveawayId: await addGiveaway(ctx, request.params.showId, request.body) },
      })),
  );

  app.delete(
    '/giveaways/:giveawayId',
    {
      config,
      schema: {
        operationId: 'removeGiveaway',
        tags,
        summary: 'Remove a giveaway of one’s own show that hasn’t opened yet',
        params,
        response,
      },
    },
    async (request, reply) => {
      await removeGiveaway(request.userCtx, request.params.giveawayId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/giveaways/:giveawayId/start',
    {
      config,
      schema: {
        operationId: 'startGiveaway',
        tags,
        summary: 'Open a giveaway in your live show; the winner is drawn automatically',
        description:
          'From then on nobody can change or repeat it. Its host can call it off while entries are open.',
        params,
        response,
      },
    },
    async (request, reply) => {
      await startGiveaway(request.userCtx, request.params.giveawayId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/giveaways/:giveawayId/cancel',
    {
      config,
      schema: {
        operationId: 'cancelGiveaway',
        tags,
        summary: 'Cancel an open giveaway: no winner is drawn, and everyone who entered is notified',
        description: 'Only while entries are open. Its list stays public, its secret is never told.',
        params,
        response,
      },
    },
    async (request, reply) => {
      await cancelGiveaway(request.userCtx, request.params.giveawayId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/giveaways/:giveawayId/entries',
    {
      config,
      schema: {
        operationId: 'enterGiveaway',
        tags,
        summary: 'Enter a giveaway, once',
        description:
          'The ticket is 16 random bytes of one’s own, which become part of the draw. Entering again tells the first entry.',
        params,
        body: enterInput,
        response: { 200: ownEntry },
      },
    },
    (request) => {
      const { actor } = request.userCtx;
      const wait = app.limits.hit(`giveaways user ${actor.userId}`, ENTRIES_A_MINUTE);
      if (wait > 0) throw tooManyRequests(wait);
      return enter(request.userCtx, request.params.giveawayId, request.body.ticket);
    },
  );

  app.get(
    '/giveaways/:giveawayId',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getGiveaway',
        tags,
        summary: 'A giveaway of a show, and who won it',
        params,
        response: { 200: giveawayPage },
      },
    },
    (request) => getGiveaway(request.ctx, request.params.giveawayId),
  );

  app.get(
    '/giveaways/:giveawayId/log',
    {
      // Tens of thousands of entries are megabytes to write; checking a draw takes one call.
      config: { access: 'public', rateLimit: { perMinute: 30 } },
      schema: {
        operationId: 'getGiveawayLog',
        tags,
        summary: 'The frozen list of a giveaway and its secret, with which anyone can check the draw',
        description: 'Before the draw it holds the hash of the secret alone.',
        params,
        response: { 200: giveawayLog },
      },
    },
    (request) => readGiveawayLog(request.ctx, request.params.giveawayId),
  );

  app.get(
    '/giveaways/:giveawayId/standing',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getGiveawayStanding',
        tags,
        summary: 'Your giveaway entry, and the status of your prize',
        params,
        response: { 200: giveawayStanding },
      },
    },
    (request) => getStanding(request.userCtx, request.params.giveawayId),
  );
};
