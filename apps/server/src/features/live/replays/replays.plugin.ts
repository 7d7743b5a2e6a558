import { showId } from '@souk/shared/ids.ts';
import { replay } from '@souk/shared/live/replays/schema.ts';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/failures.ts';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { deleteRecordingOf } from './delete-recording.service.ts';
import { getPlaylist, isKeptByOthers, type MediaDoors, openMedia } from './media.service.ts';
import { getReplay } from './replay.service.ts';

const tags = ['Shows'];
const reload = z.object({
  _HLS_msn: z.coerce.number().int().min(0).max(9_999_999).optional(),
  _HLS_part: z.coerce.number().int().min(0).max(9_999).optional(),
  _HLS_skip: z.string().max(10).optional(),
});
/** What is recorded never changes; how long a copy may be shown after its show was taken away. */
const WHOLE_SECONDS = 86_400;
const PART_SECONDS = 60;

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
          summary: 'What is recorded of a show: its playlist, its gaps and where its lots are',
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
          summary:
            'Delete what was recorded of one’s own show, and its clips; how lots were sold stays as a proof',
          params: z.object({ showId }),
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await deleteRecordingOf(request.userCtx, request.params.showId);
        return reply.code(204).send(null);
      },
    );

    app.get(
      '/shows/:showId/media/index.m3u8',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getPlaylist',
          tags,
          summary: 'The recording of a show as HLS; while it is live, answered as soon as there is more',
          params: z.object({ showId }),
          querystring: reload,
          produces: ['application/vnd.apple.mpegurl'],
          response: { 200: fileBody },
        },
      },
      async (request, reply) => {
        const { ctx, params, query } = request;
        await isKeptByOthers(ctx, params.showId);
        const text = await getPlaylist(ctx.db, doors, params.showId, {
          number: query._HLS_msn,
          part: query._HLS_part,
          skips: query._HLS_skip !== undefined,
        });
        return reply.type('application/vnd.apple.mpegurl').header('cache-control', 'no-store').send(text);
      },
    );

    app.get(
      '/shows/:showId/media/:file',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getMedia',
          tags,
          summary: 'A file that the playlist of a show names',
          params: z.object({ showId, file: z.string().max(60) }),
          produces: ['video/mp4'],
          response: { 200: fileBody },
        },
      },
      async (request, reply) => {
        const { ctx, params } = request;
        const isPublic = await isKeptByOthers(ctx, params.showId);
        const found = await openMedia(doors, params.showId, params.file);
        if (!found) throw notFound('file');
        const seconds = found.isWhole ? WHOLE_SECONDS : PART_SECONDS;
        return reply
          .type('video/mp4')
          .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=${seconds}, immutable`)
          .header('x-content-type-options', 'nosniff')
          .send(found.bytes);
      },
    );
  };
