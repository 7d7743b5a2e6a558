import { changeFile, fileUrl, readFileQuery, storedFile } from '@souk/shared/files/schema.ts';
import { fileId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { presentFile } from './file.presenter.ts';
import { changeOwnFile, deleteOwnFile, findFileUrl, readOwnFile } from './file.service.ts';
import { badUpload } from './files.failures.ts';
import type { FileDoors } from './files.plugin.ts';
import type { Tus } from './tus.service.ts';
import { isPart, sendsParts } from './tus-request.ts';

const tags = ['Files'];
const params = z.object({ fileId });
// Parts of files come often, and so do looks at how far one is.
const config = { access: 'login', speaks: false, rateLimit: { perMinute: 1_200 } } as const;

/** One's own files by their id: sent on in parts, read about, renamed, taken away. */
export const fileRoutes: FastifyPluginAsyncZod<{ doors: FileDoors; tus: Tus }> = async (
  app,
  { doors, tus },
) => {
  // The upload itself reads the part.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _part, done) => done(null));

  app.head(
    '/files/:fileId',
    {
      config,
      schema: {
        operationId: 'headFile',
        tags,
        summary: 'How much of an upload has arrived (tus 1.0)',
        params,
      },
    },
    (request, reply) => tus.tell(request, reply, request.params.fileId),
  );

  app.patch(
    '/files/:fileId',
    {
      config,
      // Before anything of another kind is read as a change of what is known of the file.
      preParsing: async (request) => {
        if (sendsParts(request) && !isPart(request)) throw badUpload(415);
      },
      schema: {
        operationId: 'changeFile',
        tags,
        summary:
          'Changes what a file is called and how it is shown; with Tus-Resumable, the next part of its bytes',
        consumes: ['application/json', 'application/offset+octet-stream'],
        params,
        // A part of a file has none that is read here.
        body: changeFile.nullish(),
        response: { 200: storedFile },
      },
    },
    async (request, reply) => {
      const { fileId: id } = request.params;
      if (sendsParts(request)) return await tus.receive(request, reply, id);
      if (!request.body) throw badUpload();
      return presentFile(await changeOwnFile(request.userCtx, id, request.body));
    },
  );

  app.get(
    '/files/:fileId',
    {
      config,
      schema: {
        operationId: 'getFile',
        tags,
        summary: 'What is known of a file; with wait, as soon as it is kept or refused',
        params,
        querystring: readFileQuery,
        response: { 200: storedFile },
      },
    },
    async (request, reply) => {
      const gone = new AbortController();
      // The answer's, as a connection lives longer than one request.
      reply.raw.once('close', () => gone.abort());
      const { wait = 0 } = request.query;
      return presentFile(
        await readOwnFile(request.userCtx, doors, request.params.fileId, { wait, signal: gone.signal }),
      );
    },
  );

  app.get(
    '/files/:fileId/url',
    {
      config,
      schema: {
        operationId: 'getFileUrl',
        tags,
        summary: 'A file’s URL: permanent if public, valid for ten minutes if private',
        params,
        response: { 200: fileUrl },
      },
    },
    (request) => findFileUrl(request.userCtx, doors, request.params.fileId),
  );

  app.delete(
    '/files/:fileId',
    {
      config,
      schema: {
        operationId: 'deleteFile',
        tags,
        summary: 'Delete a file that isn’t in use, finished or not',
        params,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await deleteOwnFile(request.userCtx, request.params.fileId);
      if (sendsParts(request)) reply.header('tus-resumable', '1.0.0');
      return reply.code(204).send(null);
    },
  );
};
