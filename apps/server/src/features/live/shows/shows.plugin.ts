import { idOrSlug, showId } from '@souk/shared/ids.ts';
import { show, showFacets, showPage, showQuery, showRail } from '@souk/shared/live/shows/schema.ts';
import { cursorQuery } from '@souk/shared/paging.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { getShop } from '../../market/shops/index.ts';
import { presentShowCard } from '../../market/showcase/index.ts';
import { presentShow } from './show.presenter.ts';
import { type FoundShows, getShow, listShows } from './show.service.ts';
import { getShowFacets } from './show-facets.ts';
import { getShowRail } from './show-rail.ts';

const tags = ['Shows'];

/** Live shows: those on air, those to come and those to watch again. */
export const shows: Feature = async (app) => {
  app.get(
    '/shows',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listShows',
        tags,
        summary: 'Live shows first, then the soonest to come, then the latest replays',
        querystring: showQuery,
        response: { 200: showPage },
      },
    },
    async (request) => present(await listShows(request.ctx, request.query), readerLanguage(request)),
  );

  app.get(
    '/shows/facets',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getShowFacets',
        tags,
        summary: 'The states, categories and languages there are shows of, and how many of each',
        response: { 200: showFacets },
      },
    },
    (request, reply) => reply.shared((ctx) => getShowFacets(ctx, readerLanguage(request))),
  );

  app.get(
    '/shows/rail',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getShowRail',
        tags,
        summary: 'The live shows one goes through one after another, the most watched first',
        response: { 200: showRail },
      },
    },
    (_request, reply) => reply.shared(({ db }) => getShowRail(db)),
  );

  app.get(
    '/shows/:showId',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getShow',
        tags,
        summary: 'A show with its lots',
        params: z.object({ showId }),
        response: { 200: show },
      },
    },
    async (request) => {
      const found = await getShow(request.ctx, request.params.showId);
      return presentShow(found.show, found.lots, found.favorites, readerLanguage(request), found.can);
    },
  );

  app.get(
    '/shops/:shop/shows',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listShowsOfShop',
        tags,
        summary: 'The shows of a shop: live, to come, replays',
        params: z.object({ shop: idOrSlug }),
        querystring: cursorQuery,
        response: { 200: showPage },
      },
    },
    async (request) => {
      const { shop } = await getShop(request.ctx, request.params.shop);
      const found = await listShows(request.ctx, { ...request.query, shop: shop.id });
      return present(found, readerLanguage(request));
    },
  );
};

const present = ({ rows, nextCursor, favorites }: FoundShows, language: string) => ({
  items: rows.map((row) => presentShowCard(row, favorites, language)),
  nextCursor,
});
