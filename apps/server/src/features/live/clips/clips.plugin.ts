import { contentTypeOf } from '@souk/broadcast/recording/container.ts';
import { lotId } from '@souk/shared/ids.ts';
import { lotClip } from '@souk/shared/live/clips/schema.ts';
import { z } from 'zod';
import { sendStored } from '../../../platform/files/index.ts';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { type ClipDoors, getLotClip, openLotClip } from './lot-clip.service.ts';
import { showClips } from './show-clips.routes.ts';

const tags = ['Shows'];

/** What was cut out of shows. */
export const clips =
  (doors: ClipDoors): Feature =>
  async (app) => {
    await app.register(showClips(doors.storage));
    app.get(
      '/lots/:lotId/sold-moment',
      {
        config: { access: 'login' },
        schema: {
          operationId: 'getLotClip',
          tags,
          summary: 'Whether you can watch how a lot sold, as its buyer, seller or staff',
          params: z.object({ lotId }),
          response: { 200: lotClip },
        },
      },
      (request) => getLotClip(request.userCtx, doors, request.params.lotId),
    );

    app.get(
      '/lots/:lotId/clip',
      {
        config: { access: 'public' },
        schema: {
          operationId: 'getLotClipFile',
          tags,
          summary: 'The moment a lot was sold, from its last bids to after the hammer',
          description:
            'Kept until nobody can claim anything about its order, also when the recording is gone by then.',
          params: z.object({ lotId }),
          querystring: z.object({
            expires: z.coerce.number().int().min(0).optional(),
            signature: z.string().max(100).optional(),
            download: z.literal('1').optional(),
          }),
          produces: ['video/mp4', 'video/webm'],
          response: { 200: fileBody },
        },
      },
      async (request, reply) => {
        const { ctx, params, query } = request;
        const { key, name, clip } = await openLotClip(ctx, doors, params.lotId, query);
        return await sendStored(doors.storage, request, reply, {
          ...{
            key,
            name,
            size: clip.bytes,
            etag: `"${clip.lot_id}"`,
            contentType: contentTypeOf(clip.container),
          },
          how: query.download ? 'attachment' : 'inline',
          cacheControl: 'private, no-cache',
        });
      },
    );
  };
