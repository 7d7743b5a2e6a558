import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { presentProductCard } from '../catalog/index.ts';
import { presentCategory } from '../categories/index.ts';
import { presentEventCard } from '../events/index.ts';
import { noFavorites } from '../favorite-ids/index.ts';
import { presentShopCard } from '../shops/index.ts';
import { presentShowCard } from '../showcase/index.ts';
import type { Market } from './landing.service.ts';

export function presentLanding(market: Market, language: string, now: Date): Landing {
  return {
    liveNow: {
      shows: market.live.shows.map((row) => presentShowCard(row, noFavorites, language)),
      showCount: market.live.showCount,
      viewerCount: market.live.viewerCount,
    },
    upcoming: market.upcoming.map((row) => presentShowCard(row, noFavorites, language)),
    categories: market.categories.map((row) => presentCategory(row, language)),
    endingSoon: market.endingSoon.map((row) => presentProductCard(row, noFavorites)),
    newIn: {
      products: market.newIn.map((row) => presentProductCard(row, noFavorites)),
      sinceMorning: market.sinceMorning,
    },
    events: market.events.map((row) => presentEventCard(row, noFavorites)),
    shops: market.shops.map((row) => presentShopCard(row, noFavorites)),
    serverTime: now.toISOString(),
  };
}
