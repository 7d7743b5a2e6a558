import { personPage } from '@souk/shared/identity/people/schema.ts';
import { userId } from '@souk/shared/ids.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { blockPerson, unblockPerson } from './block.service.ts';
import { followPerson, unfollowPerson } from './follow.service.ts';
import { listBlocked, listPeopleAround } from './lists.service.ts';

const tags = ['People'];
const params = z.object({ userId });

/** What people have to do with each other: following and blocking. */
export const people: Feature = async (app) => {
  const acts = [
    ['PUT', 'follow', 'followUser', 'Follow a person; doing it twice changes nothing', followPerson],
    ['DELETE', 'follow', 'unfollowUser', 'Stop following a person', unfollowPerson],
    [
      'PUT',
      'block',
      'blockUser',
      'Block a person: neither follows nor reaches the other any more',
      blockPerson,
    ],
    ['DELETE', 'block', 'unblockUser', 'Stop blocking a person', unblockPerson],
  ] as const;
  for (const [method, what, operationId, summary, act] of acts) {
    app.route({
      method,
      url: `/users/:userId/${what}`,
      config: { access: 'login', speaks: false },
      schema: { operationId, tags, summary, params, response: { 204: z.null() } },
      handler: async (request, reply) => {
        const {
          userCtx,
          params: { userId: other },
        } = request;
        await act(userCtx, other);
        // What they hear of each other ends at once; other processes look by themselves.
        if (what === 'block') for (const id of [userCtx.actor.userId, other]) app.connections.look(id);
        return reply.code(204).send(null);
      },
    });
  }

  for (const [list, operationId, summary] of [
    ['followers', 'listFollowers', 'Who follows a person, the latest first'],
    ['following', 'listFollowing', 'Whom a person follows, the latest first'],
  ] as const) {
    app.get(
      `/users/:userId/${list}`,
      {
        config: { access: 'login' },
        schema: {
          operationId,
          tags,
          summary,
          params,
          querystring: cursorQuery,
          response: { 200: personPage },
        },
      },
      (request) => listPeopleAround(request.userCtx, { list, of: request.params.userId }, request.query),
    );
  }

  app.get(
    '/blocks',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listBlocks',
        tags,
        summary: 'People you’ve blocked, latest first',
        querystring: cursorQuery,
        response: { 200: personPage },
      },
    },
    (request) => listBlocked(request.userCtx, request.query),
  );
};
