import { showId } from '@souk/shared/ids.ts';
import { replay } from '@souk/shared/live/replays/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { deleteRecordingOf } from './delete-recording.service.ts';
import { mediaRoutes } from './media.routes.ts';
import type { MediaDoors } from './media.service.ts';
import { getReplay } from './replay.service.ts';

const tags = ['Shows'];

/** Shows to watch again, and from their beginning while they are live. */
export const replays =
  (doors: MediaDoors): Feature =>
  async (app) => {
    app.get(
      '/shows/:showId/replay',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getReplay',
          tags,
          summary: 'A show’s recording: its playlist, gaps and lot positions',
          params: z.object({ showId }),
          response: { 200: replay },
        },
      },
      (request) => getReplay(request.ctx, request.params.showId),
    );

    app.delete(
      '/shows/:showId/replay',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'deleteRecording',
          tags,
          summary: 'Delete your show’s recording and its clips; proof of how lots sold is kept',
          params: z.object({ showId }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await deleteRecordingOf(request.userCtx, request.params.showId);
        return reply.code(204).send(null);
      },
    );

    await app.register(mediaRoutes(doors));
  };
