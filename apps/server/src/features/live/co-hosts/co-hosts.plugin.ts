import { showId, userId } from '@souk/shared/ids.ts';
import {
  answerInput,
  coHosting,
  possibleCoHosts,
  possibleCoHostsQuery,
} from '@souk/shared/live/co-hosts/schema.ts';
import { videoDoor } from '@souk/shared/live/video/schema.ts';
import { z } from 'zod';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { doorForCoHost, putOnCamera, takeOffCamera, waitForCamera } from './camera.service.ts';
import { answerInvitation, inviteCoHost, removeCoHost } from './co-host.service.ts';
import { phoneRoutes } from './phone.routes.ts';
import { getCoHosting, listPossibleCoHosts, presentPerson } from './reading.service.ts';

const tags = ['Co-hosts'];
const params = z.object({ showId });
const one = z.object({ showId, userId });
const response = { 204: z.null() };
const speaks = { access: 'login', speaks: true } as const;

/** Who leads a show with its host, and the host's second camera. */
export const coHosts =
  (broadcast: Broadcast): Feature =>
  async (app) => {
    await app.register(phoneRoutes(broadcast));

    app.get(
      '/shows/:showId/co-hosts',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getCoHosting',
          tags,
          summary:
            'The co-hosts of one’s own show and its second camera, or what one co-hosts it with oneself',
          params,
          response: { 200: coHosting },
        },
      },
      (request) => getCoHosting(request.userCtx, request.params.showId),
    );

    app.get(
      '/shows/:showId/possible-co-hosts',
      {
        config: { access: 'login', rateLimit: { perMinute: 60 } },
        schema: {
          operationId: 'listPossibleCoHosts',
          tags,
          summary: 'People a host can invite: followers and people they follow by name, others by handle',
          params,
          querystring: possibleCoHostsQuery,
          response: { 200: possibleCoHosts },
        },
      },
      async (request) => ({
        items: (await listPossibleCoHosts(request.userCtx, request.params.showId, request.query.q)).map(
          presentPerson,
        ),
      }),
    );

    app.put(
      '/shows/:showId/co-hosts/:userId',
      {
        config: { ...speaks, rateLimit: { perMinute: 20 } },
        schema: {
          operationId: 'inviteCoHost',
          tags,
          summary: 'Invite someone to co-host your show; up to four per show',
          params: one,
          response,
        },
      },
      async (request, reply) => {
        await inviteCoHost(request.userCtx, request.params.showId, request.params.userId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/shows/:showId/co-hosts/:userId',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'removeCoHost',
          tags,
          summary: 'Remove a co-host from your show, or stop co-hosting; their picture ends right away',
          params: one,
          response,
        },
      },
      async (request, reply) => {
        await removeCoHost(request.userCtx, broadcast, request.params.showId, request.params.userId);
        return reply.code(204).send(null);
      },
    );

    app.put(
      '/shows/:showId/co-hosts/:userId/camera',
      {
        config: speaks,
        schema: {
          operationId: 'putCoHostOnCamera',
          tags,
          summary:
            'Put a waiting co-host on camera, and the previous one back in line; or join the line yourself',
          params: one,
          response,
        },
      },
      async (request, reply) => {
        const { params, userCtx } = request;
        if (params.userId === userCtx.actor.userId) await waitForCamera(userCtx, params.showId);
        else await putOnCamera(userCtx, broadcast, params.showId, params.userId);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      '/shows/:showId/co-hosts/:userId/camera',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'takeCoHostOffCamera',
          tags,
          summary: 'Take a co-host off camera and back in line; or leave the line yourself',
          params: one,
          response,
        },
      },
      async (request, reply) => {
        await takeOffCamera(request.userCtx, broadcast, request.params.showId, request.params.userId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/shows/:showId/co-hosts/answer',
      {
        config: speaks,
        schema: {
          operationId: 'answerCoHosting',
          tags,
          summary: 'Accept or decline an invitation to co-host; co-hosts can’t bid in the show',
          params,
          body: answerInput,
          response,
        },
      },
      async (request, reply) => {
        await answerInvitation(request.userCtx, request.params.showId, request.body.accept);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/shows/:showId/co-hosts/publish',
      {
        config: speaks,
        schema: {
          operationId: 'publishAsCoHost',
          tags,
          summary:
            'Where a co-host sends their picture (WHIP), with a token for some minutes; refused while it is another’s turn, and they wait',
          params,
          response: { 200: videoDoor },
        },
      },
      (request) => doorForCoHost(request.userCtx, broadcast, request.params.showId),
    );
  };
