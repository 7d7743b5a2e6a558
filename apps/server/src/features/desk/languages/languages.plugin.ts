import { createHash } from 'node:crypto';
import { languageList, languageQuery } from '@souk/shared/languages/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { allMessagesOf, onlyMessagesOf, readLanguages } from '../../../platform/languages/languages.ts';
import { remember } from '../../../platform/remember.ts';

/** Every word of the interface. It is large and rarely changes, so it is written once and asked for by ETag. */
export const languages: FastifyPluginAsyncZod<{ db: Db; clock: Clock }> = async (app, { db, clock }) => {
  const current = remember(clock, 2_000, async () => ({ list: await readLanguages(db), written: new Map() }));

  app.get(
    '/admin/app/language',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getLanguages',
        tags: ['The market'],
        summary: 'The languages of the market and their messages; with `code` only the messages of that one',
        querystring: languageQuery,
        response: { 200: languageList, 304: z.null() },
      },
    },
    async (request, reply) => {
      const { code } = request.query;
      const { list, written } = await current();
      const spoken = code === undefined ? '' : (list.find((one) => one.code === code)?.code ?? 'en');
      let answer = written.get(spoken);
      if (!answer) {
        const text = JSON.stringify(
          await (spoken === '' ? allMessagesOf(list) : onlyMessagesOf(list, spoken)),
        );
        answer = { text, etag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
        written.set(spoken, answer);
      }
      reply.header('etag', answer.etag).header('cache-control', 'public, no-cache');
      if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send(null);
      return reply.type('application/json; charset=utf-8').send(answer.text);
    },
  );
};
