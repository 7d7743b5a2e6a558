import type { ShowId } from '@souk/shared/ids.ts';
import type { Show, ShowQuery } from '@souk/shared/live/shows/schema.ts';
import { z } from 'zod';
import { pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { type FavoriteIds, favoritesAmong } from '../../market/favorite-ids/index.ts';
import { findLotsOfShow, type ShowCardRow, type ShowLotRow } from '../../market/showcase/index.ts';
import { isHostOf, maySeeShow } from './show.policy.ts';
import { findShow, findShowPage, type ShowRow } from './show.repo.ts';

export interface FoundShow {
  show: ShowRow;
  lots: ShowLotRow[];
  favorites: FavoriteIds;
  can: Show['can'];
}

/** A show with its lots. A private one is found by anyone with its link. */
export async function getShow(ctx: Ctx, id: ShowId): Promise<FoundShow> {
  const [show, lots, favorites] = await Promise.all([
    findShow(ctx.db, id),
    findLotsOfShow(ctx.db, id),
    favoritesAmong(ctx, [id]),
  ]);
  if (!show || !maySeeShow(ctx.actor, show)) throw notFound('show');
  return { show, lots, favorites, can: { host: isHostOf(ctx.actor, show), act: ctx.actor.kind === 'user' } };
}

export interface FoundShows {
  rows: ShowCardRow[];
  nextCursor: string | null;
  favorites: FavoriteIds;
}

export async function listShows(ctx: Ctx, query: ShowQuery): Promise<FoundShows> {
  const after = readCursor(query.cursor, place);
  const rows = await findShowPage(
    ctx.db,
    {
      states: query.state ? [query.state] : ['live', 'scheduled', 'replay'],
      shop: query.shop,
      category: query.category,
      language: query.language,
    },
    after && { group: after[1], rank: after[2], id: after[3] as ShowId },
    query.limit + 1,
  );
  const page = pageOf(rows, query.limit, (row) => ['shows', row.place.group, row.place.rank, row.place.id]);
  return { ...page, favorites: await favoritesAmong(ctx, page.rows.map(idOf)) };
}

const place = z.tuple([z.literal('shows'), z.int().min(0).max(2), z.int(), z.uuid()]);

const idOf = (show: ShowCardRow): string => show.id;
