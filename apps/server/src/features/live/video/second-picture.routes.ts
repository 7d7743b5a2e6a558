import { showId } from '@souk/shared/ids.ts';
import { videoDoor } from '@souk/shared/live/video/schema.ts';
import { arrangeInput } from '@souk/shared/live/video/second-schema.ts';
import { z } from 'zod';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { arrangeSecond } from './second-picture.service.ts';
import { doorToSecond } from './video.service.ts';

const tags = ['Shows'];
const params = z.object({ showId });

/** The picture beside a host's own. */
export const secondPictureRoutes =
  (broadcast: Broadcast): Feature =>
  async (app) => {
    app.put(
      '/shows/:showId/second',
      {
        config: { access: 'login', speaks: true },
        schema: {
          operationId: 'arrangeSecondPicture',
          tags,
          summary: 'How viewers see and hear your show’s second picture',
          params,
          body: arrangeInput,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await arrangeSecond(request.userCtx, broadcast, request.params.showId, request.body);
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/shows/:showId/second/watch',
      {
        config: { access: 'public', speaks: false, whileSuspended: true },
        schema: {
          operationId: 'watchSecondPicture',
          tags,
          summary: 'Where to receive a live show’s second picture (WHEP); 204 once the show is over',
          params,
          response: { 200: videoDoor, 204: z.null() },
        },
      },
      async ({ ctx, limitedAddress: address, params: { showId: id } }, reply) => {
        const door = await doorToSecond(ctx, { broadcast, address }, id);
        return door ?? reply.code(204).send(null);
      },
    );
  };
