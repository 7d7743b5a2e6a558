import type { Ctx } from '../../../platform/session/actor.ts';
import { countNewSince, findEndingSoon, findNewIn, type ProductCardRow } from '../catalog/index.ts';
import { type CategoryRow, findCategories } from '../categories/index.ts';
import { type EventCardRow, findEventPage } from '../events/index.ts';
import { findShopsToFollow, type ShopCardRow } from '../shops/index.ts';
import { findLiveShows, findUpcomingShows, type ShowCardRow } from '../showcase/index.ts';

/** What the landing page shows everyone; nothing in it depends on who looks. */
export interface Market {
  live: { shows: ShowCardRow[]; showCount: number; viewerCount: number };
  upcoming: ShowCardRow[];
  categories: CategoryRow[];
  endingSoon: ProductCardRow[];
  newIn: ProductCardRow[];
  sinceMorning: number;
  events: EventCardRow[];
  shops: ShopCardRow[];
}

const dayMs = 86_400_000;

/** Eight statements, whatever the market's size. */
export async function readMarket({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<Market> {
  const now = clock.now();
  const midnight = new Date(now.getTime() - (now.getTime() % dayMs));
  const soon = { from: now, to: new Date(now.getTime() + 14 * dayMs) };
  const [live, upcoming, categories, endingSoon, newIn, sinceMorning, events, shops] = await Promise.all([
    findLiveShows(db, 8),
    findUpcomingShows(db, 4),
    findCategories(db),
    findEndingSoon(db, now, 5),
    findNewIn(db, 6, 2),
    countNewSince(db, midnight),
    findEventPage(db, soon, null, 3),
    findShopsToFollow(db, 4),
  ]);
  const roots = categories.filter((category) => category.parentId === null).slice(0, 8);
  return { live, upcoming, categories: roots, endingSoon, newIn, sinceMorning, events, shops };
}
