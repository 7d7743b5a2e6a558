import { showId } from '@souk/shared/ids.ts';
import { hostVideo, newStreamKey, shownPictureInput, videoDoor } from '@souk/shared/live/video/schema.ts';
import { z } from 'zod';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { secondPictureRoutes } from './second-picture.routes.ts';
import { renewStreamKey } from './stream-key.service.ts';
import { doorForHost, doorForViewer, getVideo } from './video.service.ts';
import { show } from './video-state.service.ts';

const tags = ['Shows'];
const params = z.object({ showId });
const response = { 200: videoDoor };

/** Who may send or see a show's video, and where. */
export const video =
  (broadcast: Broadcast, url: string): Feature =>
  async (app) => {
    await app.register(secondPictureRoutes(broadcast));
    app.get(
      '/shows/:showId/video',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getShowVideo',
          tags,
          summary: 'What your show is receiving, and where an encoder such as OBS should send it',
          params,
          response: { 200: hostVideo },
        },
      },
      (request) => getVideo(request.userCtx, { broadcast, url }, request.params.showId),
    );

    app.post(
      '/shows/:showId/video/key',
      {
        config: { access: 'login', speaks: true },
        schema: {
          operationId: 'renewStreamKey',
          tags,
          summary: 'Create a stream key, shown once; the previous one stops working',
          params,
          response: { 200: newStreamKey },
        },
      },
      (request) => renewStreamKey(request.userCtx, broadcast, request.params.showId),
    );

    app.put(
      '/shows/:showId/video/shown',
      {
        config: { access: 'login', speaks: true },
        schema: {
          operationId: 'showPicture',
          tags,
          summary: 'Turn your camera off, take a break or come back; viewers are told',
          params,
          body: shownPictureInput,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await show(request.userCtx, request.params.showId, request.body.shown);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/shows/:showId/video/publish',
      {
        config: { access: 'login', speaks: true },
        schema: {
          operationId: 'publishShow',
          tags,
          summary: 'Where to send your show’s video (WHIP), with a short-lived token',
          params,
          response,
        },
      },
      (request) => doorForHost(request.userCtx, broadcast, request.params.showId),
    );

    app.post(
      '/shows/:showId/video/watch',
      {
        config: { access: 'public', speaks: false, whileSuspended: true },
        schema: {
          operationId: 'watchShow',
          tags,
          summary:
            'Where to receive a live show’s video (WHEP), with a short-lived token; 204 once the show is over',
          params,
          response: { ...response, 204: z.null() },
        },
      },
      async ({ ctx, limitedAddress: address, params: { showId: id } }, reply) => {
        const door = await doorForViewer(ctx, { broadcast, address }, id);
        return door ?? reply.code(204).send(null);
      },
    );
  };
