import { searchQuery, searchResult, suggestionList } from '@souk/shared/market/search/schema.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { presentSearch, presentSuggestion } from './search.presenter.ts';
import { searchMarket } from './search.service.ts';
import { suggest } from './suggestions.service.ts';

const tags = ['Search'];

/** Finding things by words. */
export const search: Feature = async (app) => {
  app.get(
    '/search',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'search',
        tags,
        summary: 'Shows, events, shops and people by words, and how many products there are',
        querystring: searchQuery,
        response: { 200: searchResult },
      },
    },
    (request, reply) =>
      reply.shared(async (ctx) =>
        presentSearch(await searchMarket(ctx, request.query.q), readerLanguage(request)),
      ),
  );

  app.get(
    '/search/suggest',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'suggest',
        tags,
        summary: 'Up to eight suggestions while typing',
        querystring: searchQuery,
        response: { 200: suggestionList },
      },
    },
    (request, reply) =>
      reply.shared(async (ctx) => {
        const rows = await suggest(ctx, request.query.q);
        return { items: rows.map((row) => presentSuggestion(row, readerLanguage(request))) };
      }),
  );
};
