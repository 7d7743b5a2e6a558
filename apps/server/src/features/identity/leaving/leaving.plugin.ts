import { userId } from '@souk/shared/ids.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileBody } from '../../../platform/http/file-body.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { exportOneself, leave } from './leaving.service.ts';

/** "USD320,EUR50": credit in their wallet that they leave behind, in minor units. */
const givenUpWords = z
  .string()
  .regex(/^[A-Z]{3}\d{1,15}(,[A-Z]{3}\d{1,15}){0,19}$/)
  .transform((words) =>
    words.split(',').map((one) => ({ currency: one.slice(0, 3), amount: Number(one.slice(3)) })),
  );

/** Taking one's things along, and going for good. */
export const leaving: FastifyPluginAsyncZod<{ parts: readonly PersonalPart[]; storage: Storage }> = async (
  app,
  { parts, storage },
) => {
  const params = z.object({ userId });

  app.get(
    '/users/:userId/export',
    {
      config: { access: { userOf: 'userId' }, confirmed: true, whileSuspended: true },
      schema: {
        operationId: 'exportOneself',
        tags: ['People'],
        summary: 'Everything the market has about you: a zip with one JSON file and the files you uploaded',
        produces: ['application/zip'],
        params,
        response: { 200: fileBody },
      },
    },
    async (request, reply) => {
      const file = await exportOneself(request.userCtx, { parts, storage });
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="souk.zip"')
        .header('cache-control', 'no-store')
        .send(file);
    },
  );

  app.delete(
    '/users/:userId',
    {
      config: { access: { userOf: 'userId' }, confirmed: true },
      schema: {
        operationId: 'deleteOneself',
        tags: ['People'],
        summary: 'Close your account for good; records we must keep stay without your name',
        params,
        querystring: z.object({ giveUp: givenUpWords.optional() }),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await leave(request.userCtx, { parts }, request.query.giveUp ?? []);
      return reply.code(204).send(null);
    },
  );
};
