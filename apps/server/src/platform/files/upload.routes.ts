import { oneRequestQuery, storedFile } from '@souk/shared/files/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { presentFile } from './file.presenter.ts';
import type { FileDoors } from './files.plugin.ts';
import { sendAtOnce } from './one-request.service.ts';
import type { Tus } from './tus.service.ts';
import { sendsParts } from './tus-request.ts';

/** Where files begin: announced for sending in parts by tus 1.0, or sent in one request. */
export const uploadRoutes: FastifyPluginAsyncZod<{ doors: FileDoors; tus: Tus }> = async (
  app,
  { doors, tus },
) => {
  // Whatever the bytes are called: the upload itself reads them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _bytes, done) => done(null));

  app.options('/files', { config: { access: 'public', hidden: true } }, async (_request, reply) =>
    reply.code(204).headers(tus.abilities).send(),
  );

  app.post(
    '/files',
    {
      config: { access: 'login', speaks: false, rateLimit: { perMinute: 300 } },
      schema: {
        operationId: 'sendFile',
        tags: ['Files'],
        summary: 'Sends a file of at most 262 144 bytes as it is; with Tus-Resumable, announces a larger one',
        consumes: ['application/octet-stream'],
        querystring: oneRequestQuery.partial(),
        response: { 201: storedFile },
      },
    },
    async (request, reply) => {
      if (sendsParts(request)) return await tus.announce(request, reply);
      const file = await sendAtOnce(request.userCtx, doors, request.query, request.raw);
      return reply.code(201).send(presentFile(file));
    },
  );
};
