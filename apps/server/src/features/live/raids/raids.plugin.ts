import { type ShowId, shopId, showId } from '@souk/shared/ids.ts';
import { raidChoice, raidInput, raidTargets, raidTargetsQuery } from '@souk/shared/live/raids/schema.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { presentShowCard } from '../../market/showcase/index.ts';
import { getRaidChoice, listRaidTargets, raid, setRaidChoice } from './raids.service.ts';

const tags = ['Raids'];
const params = z.object({ showId });
const ofShop = z.object({ shopId });

/** Hosts who take their viewers along into another show. */
export const raids: FastifyPluginAsyncZod<{ endVideo(show: ShowId): Promise<void> }> = async (
  app,
  { endVideo },
) => {
  app.get(
    '/shows/:showId/raid-targets',
    {
      config: { access: 'login', rateLimit: { perMinute: 60 } },
      schema: {
        operationId: 'listRaidTargets',
        tags,
        summary: 'Live shows that accept your viewers, best match first',
        params,
        querystring: raidTargetsQuery,
        response: { 200: raidTargets },
      },
    },
    async (request) => {
      const { rows, favorites } = await listRaidTargets(
        request.userCtx,
        request.params.showId,
        request.query.q,
      );
      const language = readerLanguage(request);
      return {
        items: rows.map((row) => ({ ...presentShowCard(row, favorites, language), why: row.why })),
      };
    },
  );

  app.post(
    '/shows/:showId/raid',
    {
      config: { access: 'login', speaks: true },
      schema: {
        operationId: 'raidShow',
        tags,
        summary: 'End your show and take its viewers to another live show',
        description: 'Between two lots. Whoever watches is asked, and goes along after ten seconds.',
        params,
        body: raidInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await raid(request.userCtx, request.params.showId, request.body.to);
      // A relay that does not answer has no lines to close.
      await endVideo(request.params.showId).catch((err: unknown) =>
        request.log.warn({ err }, 'video goes on'),
      );
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/shops/:shopId/raid-choice',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'getRaidChoice',
        tags,
        summary: 'Whose viewers your shop’s shows accept',
        params: ofShop,
        response: { 200: raidChoice },
      },
    },
    async (request) => ({ welcomes: await getRaidChoice(request.userCtx, request.params.shopId) }),
  );

  app.put(
    '/shops/:shopId/raid-choice',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'setRaidChoice',
        tags,
        summary: 'Choose whose viewers your shop’s shows accept',
        params: ofShop,
        body: raidChoice,
        response: { 200: raidChoice },
      },
    },
    async (request) => {
      await setRaidChoice(request.userCtx, request.params.shopId, request.body.welcomes);
      return request.body;
    },
  );
};
