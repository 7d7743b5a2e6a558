import { join } from 'node:path';
import { imageId } from '@souk/shared/ids.ts';
import { imageFormats, imageWidths } from '@souk/shared/limits.ts';
import fp from 'fastify-plugin';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { notFound } from '../errors/failures.ts';
import type { Storage } from '../storage/storage.ts';
import { openVariants, type Variants } from './variant.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    variants: Variants;
  }
}

/** A width and format that pictures come in: `640.avif`. */
const variantFile = z.string().transform((name, context) => {
  const [, digits, ending] = /^(\d{3,4})\.([a-z]{4})$/.exec(name) ?? [];
  const width = imageWidths.find((one) => String(one) === digits);
  const format = imageFormats.find((one) => one === ending);
  if (width && format) return { width, format };
  context.addIssue({ code: 'custom', message: 'is not a size that pictures come in' });
  return z.NEVER;
});

interface Options {
  db: Db;
  dataDir: string;
  storage: Storage;
}

const routes: FastifyPluginAsyncZod<Options> = async (app, { db, dataDir, storage }) => {
  const variants = openVariants({
    db,
    folder: join(dataDir, 'images', 'variants'),
    storage,
    log: app.log,
  });
  app.decorate('variants', variants);
  // Before anything is closed, so that making pictures ahead comes to an end.
  app.addHook('preClose', () => variants.stop());

  app.get(
    '/media/:id/:file',
    {
      // A page shows dozens of them, and each is made only once.
      config: { access: 'public', hidden: true, rateLimit: false },
      schema: { params: z.object({ id: imageId, file: variantFile }) },
    },
    async (request, reply) => {
      const { id, file } = request.params;
      const shown = await variants.read({ id, ...file });
      if (!shown) throw notFound('picture');
      const { bytes, etag, format, meanwhile } = shown;
      reply
        .header('etag', etag)
        .header('cache-control', meanwhile ? 'no-cache' : 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(`image/${format}`).send(bytes);
    },
  );
};

/** Pictures by their id, width and format; the same address always shows the same picture. */
export const images = fp(routes, { name: 'images' });
