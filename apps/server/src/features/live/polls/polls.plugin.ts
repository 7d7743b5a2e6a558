import { showId } from '@souk/shared/ids.ts';
import { addedPoll, newPoll, ownVote, pollId, voteInput } from '@souk/shared/live/polls/schema.ts';
import { z } from 'zod';
import { tooManyRequests } from '../../../platform/errors/failures.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import { endPoll, openPoll } from './asking.service.ts';
import { getOwnVote, vote } from './voting.service.ts';

const tags = ['Polls'];
const params = z.object({ pollId });
// Of one person, who may change their mind.
const VOTES_A_MINUTE = 60;

/** What hosts ask the rooms of their shows, and what people answer. */
export const polls: Feature = async (app) => {
  app.post(
    '/shows/:showId/polls',
    {
      config: { access: 'login', speaks: true, idempotent: true },
      schema: {
        operationId: 'openPoll',
        tags,
        summary: 'Start a poll in your live show; it ends on its own',
        params: z.object({ showId }),
        body: newPoll,
        response: { 201: addedPoll },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, async (ctx) => ({
        status: 201,
        body: { pollId: await openPoll(ctx, request.params.showId, request.body) },
      })),
  );

  app.post(
    '/polls/:pollId/end',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'endPoll',
        tags,
        summary: 'End your show’s poll early',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endPoll(request.userCtx, request.params.pollId);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/polls/:pollId/vote',
    {
      config: { access: 'login', speaks: true },
      schema: {
        operationId: 'vote',
        tags,
        summary: 'Vote in a poll, or change one’s vote, until it ends',
        description: 'One vote of each person. Who is muted, or kept out of the room, can’t vote.',
        params,
        body: voteInput,
        response: { 200: ownVote },
      },
    },
    (request) => {
      const { actor } = request.userCtx;
      const wait = app.limits.hit(`polls user ${actor.userId}`, VOTES_A_MINUTE);
      if (wait > 0) throw tooManyRequests(wait);
      return vote(request.userCtx, request.params.pollId, request.body.answer);
    },
  );

  app.get(
    '/polls/:pollId/vote',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getOwnVote',
        tags,
        summary: 'One’s own vote in a poll',
        params,
        response: { 200: ownVote },
      },
    },
    (request) => getOwnVote(request.userCtx, request.params.pollId),
  );
};
