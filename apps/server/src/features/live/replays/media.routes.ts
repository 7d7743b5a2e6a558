import { anyId, showId } from '@souk/shared/ids.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/failures.ts';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { getPlaylist, type MediaDoors, openMedia, seeMedia } from './media.service.ts';
import { ownTrack, type Track } from './track.ts';

const tags = ['Shows'];
const reload = z.object({
  _HLS_msn: z.coerce.number().int().min(0).max(9_999_999).optional(),
  _HLS_part: z.coerce.number().int().min(0).max(9_999).optional(),
  _HLS_skip: z.string().max(10).optional(),
});
const ofShow = z.object({ showId });
const ofLine = z.object({ showId, line: anyId });
const file = z.string().max(60);
const config = { access: 'public' } as const;
const asPlaylist = {
  ...{ tags, querystring: reload, produces: ['application/vnd.apple.mpegurl'] },
  response: { 200: fileBody },
};
const asFile = { tags, produces: ['video/mp4', 'video/webm'], response: { 200: fileBody } };
/** What is recorded never changes; how long a copy may be shown after its show was taken away. */
const FIXED_SECONDS = 86_400;
const PASSING_SECONDS = 60;
/** A cache in between asks once for many viewers, who wait for the same part under the same address. */
const PLAYLIST = 'public, max-age=1';

/** The pictures of a show as players fetch them. */
export const mediaRoutes =
  (doors: MediaDoors): Feature =>
  async (app) => {
    app.get(
      '/shows/:showId/media/index.m3u8',
      {
        config,
        schema: {
          ...asPlaylist,
          operationId: 'getPlaylist',
          summary: 'The recording of a show as HLS; while it is live, answered as soon as there is more',
          params: ofShow,
        },
      },
      ({ ctx, params, query }, reply) => sendPlaylist(ctx, reply, ownTrack(params.showId), query),
    );

    app.get(
      '/shows/:showId/media/:file',
      {
        config,
        schema: {
          ...asFile,
          operationId: 'getMedia',
          summary: 'A file that the playlist of a show names',
          params: ofShow.extend({ file }),
        },
      },
      ({ ctx, params }, reply) => sendFile(ctx, reply, ownTrack(params.showId), params.file),
    );

    app.get(
      '/shows/:showId/media/:line/index.m3u8',
      {
        config,
        schema: {
          ...asPlaylist,
          operationId: 'getSecondPlaylist',
          summary: 'The second picture of a show as it was recorded, with the same seconds',
          params: ofLine,
        },
      },
      ({ ctx, params, query }, reply) => sendPlaylist(ctx, reply, params, query),
    );

    app.get(
      '/shows/:showId/media/:line/:file',
      {
        config,
        schema: {
          ...asFile,
          operationId: 'getSecondMedia',
          summary: 'A file that the playlist of a second picture names',
          params: ofLine.extend({ file }),
        },
      },
      ({ ctx, params }, reply) => sendFile(ctx, reply, params, params.file),
    );

    async function sendPlaylist(
      ctx: Ctx,
      reply: FastifyReply,
      track: Track,
      query: z.output<typeof reload>,
    ): Promise<FastifyReply> {
      const { isPublic } = await seeMedia(ctx, track.showId);
      const text = await getPlaylist(ctx.db, doors, track, {
        number: query._HLS_msn,
        part: query._HLS_part,
        skips: query._HLS_skip !== undefined,
      });
      return reply
        .type('application/vnd.apple.mpegurl')
        .header('cache-control', isPublic ? PLAYLIST : 'no-store')
        .send(text);
    }

    async function sendFile(
      ctx: Ctx,
      reply: FastifyReply,
      track: Track,
      name: string,
    ): Promise<FastifyReply> {
      const { isPublic, isOver } = await seeMedia(ctx, track.showId);
      const found = await openMedia(ctx.db, doors, track, name, { isOver });
      if (!found) throw notFound('file');
      const seconds = found.isFixed ? FIXED_SECONDS : PASSING_SECONDS;
      return reply
        .type(found.contentType)
        .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=${seconds}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .send(found.bytes);
    }
  };
