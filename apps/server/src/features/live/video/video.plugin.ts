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
          summary: 'What arrives of one’s own show, and where an encoder such as OBS sends it to',
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
          summary: 'A key for an encoder, shown once; the one before ends at once',
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
          summary: 'A host turns their camera off, takes a break or is back; their viewers are told',
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
          summary: 'Where the video of one’s own show is sent to (WHIP), with a token for some minutes',
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
            'Where the video of a live show is received from (WHEP), with a token for some minutes; 204 once the show is over',
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
