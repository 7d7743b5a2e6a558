import { fileId } from '@souk/shared/ids.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type FileRow, findFile } from './file.repo.ts';
import { noSuchFile } from './files.failures.ts';
import type { FileDoors } from './files.plugin.ts';
import { sendStored } from './send-stored.ts';

const query = z.object({
  expires: z.coerce.number().int().min(0).optional(),
  signature: z.string().max(100).optional(),
});

// Asked for again within its time, a redirect may be taken from a cache, in seconds.
const STORE_SECONDS = 600;
const REDIRECT_SECONDS = 300;

/** The bytes of files that are kept: public ones for everyone and for good, private ones behind a signed address. */
export const servingRoutes: FastifyPluginAsyncZod<{ doors: FileDoors }> = async (app, { doors }) => {
  app.get(
    '/files/:fileId/*',
    {
      config: { access: 'public', hidden: true },
      schema: { params: z.object({ fileId }), querystring: query },
    },
    async (request, reply) => {
      const file = await findFile(request.ctx.db, request.params.fileId);
      if (file?.state !== 'ready') throw noSuchFile();
      if (file.visibility === 'private') {
        const { expires = 0, signature = '' } = request.query;
        const now = request.ctx.clock.now();
        if (!(await doors.signedAddress.opens(file, { expires, signature }, now))) throw noSuchFile();
      }
      return await send(doors, request, reply, file);
    },
  );
};

async function send(
  { storage }: Pick<FileDoors, 'storage'>,
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileRow,
): Promise<FastifyReply> {
  const { storage_key: key, content_type: contentType, sha256, kept_size: size, name } = file;
  if (!key || !contentType || !sha256 || size === null) throw noSuchFile();
  const isPublic = file.visibility === 'public';
  const atStore = await storage.url?.(key, { seconds: STORE_SECONDS, name, contentType });
  if (atStore) {
    reply.header('cache-control', isPublic ? `public, max-age=${REDIRECT_SECONDS}` : 'private, no-store');
    return reply.redirect(atStore, 302);
  }

  return await sendStored(storage, request, reply, {
    ...{ key, size, name, contentType, etag: `"${sha256.toString('base64url').slice(0, 22)}"` },
    // Pictures are drawn anew, so nothing in them is anyone's but ours; all else is not for looking at here.
    how: file.folder === 'images' ? 'inline' : 'attachment',
    cacheControl: isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
  });
}
