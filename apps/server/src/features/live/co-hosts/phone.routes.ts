import { showId } from '@souk/shared/ids.ts';
import { openedPhone, openPhoneInput, phoneKeyInput, phoneLink } from '@souk/shared/live/co-hosts/schema.ts';
import { videoDoor } from '@souk/shared/live/video/schema.ts';
import { z } from 'zod';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { doorForPhone, linkPhone, openPhone, takeOutPhone } from './phone.service.ts';

const tags = ['Co-hosts'];
const params = z.object({ showId });
// A telephone that lost its line asks anew every few seconds; who guesses is stopped.
const limited = { access: 'public', speaks: true, rateLimit: { perMinute: 60 } } as const;

/** A telephone as the second camera of a show; it is known by what it was handed, and signed in as nobody. */
export const phoneRoutes =
  (broadcast: Broadcast): Feature =>
  async (app) => {
    app.post(
      '/shows/:showId/phone-camera',
      {
        config: { access: 'login', speaks: true, rateLimit: { perMinute: 20 } },
        schema: {
          operationId: 'linkPhoneCamera',
          tags,
          summary: 'Create a one-time link that makes a phone your show’s second camera',
          params,
          response: { 200: phoneLink },
        },
      },
      (request) => linkPhone(request.userCtx, broadcast, request.params.showId),
    );

    app.delete(
      '/shows/:showId/phone-camera',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'removePhoneCamera',
          tags,
          summary: 'Remove the phone from your show',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await takeOutPhone(request.userCtx, broadcast, request.params.showId);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/phone-cameras/open',
      {
        config: limited,
        schema: {
          operationId: 'openPhoneCamera',
          tags,
          summary: 'Exchange a link’s code for this phone’s key',
          body: openPhoneInput,
          response: { 200: openedPhone },
        },
      },
      (request) => openPhone(request.ctx, request.body.code),
    );

    app.post(
      '/phone-cameras/publish',
      {
        config: limited,
        schema: {
          operationId: 'publishAsPhone',
          tags,
          summary: 'Where a phone sends its picture (WHIP), with a short-lived token',
          body: phoneKeyInput,
          response: { 200: videoDoor },
        },
      },
      (request) => doorForPhone(request.ctx, broadcast, request.body.key),
    );
  };
