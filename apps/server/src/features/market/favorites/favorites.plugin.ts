import { anyId } from '@souk/shared/ids.ts';
import {
  favoriteCounts,
  favoriteKind,
  favoritePage,
  favoriteQuery,
  favoriteState,
} from '@souk/shared/market/favorites/schema.ts';
import { z } from 'zod';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerLanguage } from '../../../platform/http/reader-language.ts';
import { countFavoritesOf, keep, letGo, listFavorites } from './favorite.service.ts';

const tags = ['Favourites'];
const params = z.object({ kind: favoriteKind, id: anyId });

/** Hearts on products and events, reminders of shows. */
export const favorites: Feature = async (app) => {
  app.get(
    '/favorites',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'listFavorites',
        tags,
        summary: 'Your saved items of one kind, latest first',
        querystring: favoriteQuery,
        response: { 200: favoritePage },
      },
    },
    (request) => listFavorites(request.userCtx, request.query, readerLanguage(request)),
  );

  app.get(
    '/favorites/counts',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'countFavorites',
        tags,
        summary: 'How many items of each kind you’ve saved, and how many have updates',
        response: { 200: favoriteCounts },
      },
    },
    (request) => countFavoritesOf(request.userCtx),
  );

  app.put(
    '/favorites/:kind/:id',
    {
      config: { access: 'login', speaks: false },
      schema: {
        operationId: 'addFavorite',
        tags,
        summary: 'Save a product or event, or set a reminder for a show; idempotent',
        params,
        response: { 200: favoriteState },
      },
    },
    (request) => keep(request.userCtx, request.params.kind, request.params.id),
  );

  app.delete(
    '/favorites/:kind/:id',
    {
      config: { access: 'login' },
      schema: {
        operationId: 'removeFavorite',
        tags,
        summary: 'Remove a saved product or event, or a reminder',
        params,
        response: { 200: favoriteState },
      },
    },
    (request) => letGo(request.userCtx, request.params.kind, request.params.id),
  );
};
