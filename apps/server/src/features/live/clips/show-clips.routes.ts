import { containers, contentTypeOf } from '@souk/broadcast/recording/container.ts';
import { idOrSlug, shopId, showId } from '@souk/shared/ids.ts';
import {
  addedClip,
  clipAccess,
  clipDetails,
  clipId,
  clipPage,
  clipRules,
  newClip,
} from '@souk/shared/live/clips/schema.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import { z } from 'zod';
import { notFound } from '../../../platform/errors/failures.ts';
import { sendStored } from '../../../platform/files/index.ts';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { answerOnce } from '../../../platform/idempotency/answer-once.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { getShop } from '../../market/shops/index.ts';
import {
  findVisible,
  getClip,
  listClipsOfShop,
  listClipsOfShow,
  makeClip,
  removeClip,
} from './clip.service.ts';
import { clipKey } from './clip-key.ts';
import { chooseClipRules, getClipAccess, getClipRules } from './clip-rules.service.ts';

const tags = ['Clips'];
const params = z.object({ clipId });

/** What hosts and viewers cut out of shows. */
export const showClips =
  (storage: Storage): Feature =>
  async (app) => {
    app.post(
      '/shows/:showId/clips',
      {
        config: { access: 'login', speaks: true, idempotent: true },
        schema: {
          operationId: 'makeClip',
          tags,
          summary: 'Make a 10 to 60 second clip from a show’s recording, even while it’s live',
          description: 'It is ready within seconds. Kept as long as the recording it is of.',
          params: z.object({ showId }),
          body: newClip,
          response: { 201: addedClip },
        },
      },
      (request, reply) =>
        answerOnce(request, reply, async (ctx) => ({
          status: 201,
          body: { clipId: await makeClip(ctx, request.params.showId, request.body) },
        })),
    );

    app.get(
      '/shows/:showId/clips',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'listClipsOfShow',
          tags,
          summary: 'The clips of a show, the latest first',
          params: z.object({ showId }),
          querystring: cursorQuery,
          response: { 200: clipPage },
        },
      },
      (request) => listClipsOfShow(request.ctx, request.params.showId, request.query),
    );

    app.get(
      '/shows/:showId/clips/access',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getClipAccess',
          tags,
          summary: 'Whether you and viewers can make clips of a show',
          params: z.object({ showId }),
          response: { 200: clipAccess },
        },
      },
      (request) => getClipAccess(request.ctx, request.params.showId),
    );

    app.get(
      '/shops/:shop/clips',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'listClipsOfShop',
          tags,
          summary: 'The clips of a shop’s public shows, the latest first',
          params: z.object({ shop: idOrSlug }),
          querystring: cursorQuery,
          response: { 200: clipPage },
        },
      },
      async (request) => {
        const { shop } = await getShop(request.ctx, request.params.shop);
        return await listClipsOfShop(request.ctx, shop.id, request.query);
      },
    );

    app.get(
      '/shops/:shopId/clips/rules',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getClipRules',
          tags,
          summary: 'Whether viewers can make clips in a shop you moderate',
          params: z.object({ shopId }),
          response: { 200: clipRules },
        },
      },
      (request) => getClipRules(request.userCtx, request.params.shopId),
    );

    app.put(
      '/shops/:shopId/clips/rules',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'chooseClipRules',
          tags,
          summary: 'Choose whether viewers can make clips of your shop’s shows',
          params: z.object({ shopId }),
          body: clipRules,
          response: { 200: clipRules },
        },
      },
      (request) => chooseClipRules(request.userCtx, request.params.shopId, request.body),
    );

    app.get(
      '/clips/:clipId',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getClip',
          tags,
          summary: 'A clip, for everyone who may see its show',
          params,
          response: { 200: clipDetails },
        },
      },
      (request) => getClip(request.ctx, request.params.clipId),
    );

    app.delete(
      '/clips/:clipId',
      {
        config: { access: 'login', speaks: false },
        schema: {
          operationId: 'removeClip',
          tags,
          summary: 'Delete a clip, as its maker, the show’s host or moderators, or staff',
          params,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await removeClip(request.userCtx, request.params.clipId);
        return reply.code(204).send(null);
      },
    );

    for (const container of containers)
      app.get(
        `/clips/:clipId/video.${container}`,
        {
          config: { access: 'public' },
          schema: {
            operationId: videoOperations[container],
            tags,
            summary: `The video of a clip that is cut as ${container === 'mp4' ? 'an MP4' : 'a WebM'}`,
            params,
            querystring: z.object({ download: z.literal('1').optional() }),
            produces: [contentTypeOf(container)],
            response: { 200: fileBody },
          },
        },
        async (request, reply) => {
          const row = await findVisible(request.ctx, request.params.clipId);
          if (row.bytes === null || row.container !== container) throw notFound('clip');
          const isOpen = row.visibility === 'public' && row.shopStatus === 'open';
          return await sendStored(storage, request, reply, {
            ...{ key: clipKey(row.id, container), name: `${row.title}.${container}` },
            ...{ size: row.bytes, etag: `"${row.id}"`, contentType: contentTypeOf(container) },
            how: request.query.download ? 'attachment' : 'inline',
            cacheControl: isOpen ? `public, max-age=${SHOWN_SECONDS}` : 'private, no-cache',
          });
        },
      );
  };

const videoOperations = { mp4: 'getClipVideo', webm: 'getClipWebm' } as const;

/** How long a copy may be shown after a clip was taken away. */
const SHOWN_SECONDS = 60;
