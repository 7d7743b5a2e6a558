import type { Landing } from '@souk/shared/landing/schema.ts';
import { presentProductCard } from '../catalog/index.ts';
import { presentCategory } from '../categories/index.ts';
import { presentEventCard } from '../events/index.ts';
import type { Kept } from '../kept/index.ts';
import { presentShopCard } from '../shops/index.ts';
import { presentShowCard } from '../shows/index.ts';
import type { Market } from './landing.service.ts';

export function presentLanding(market: Market, kept: Kept, language: string, now: Date): Landing {
  return {
    liveNow: {
      shows: market.live.shows.map((row) => presentShowCard(row, kept, language)),
      showCount: market.live.showCount,
      viewerCount: market.live.viewerCount,
    },
    upcoming: market.upcoming.map((row) => presentShowCard(row, kept, language)),
    categories: market.categories.map((row) => presentCategory(row, language)),
    endingSoon: market.endingSoon.map((row) => presentProductCard(row, kept)),
    newIn: {
      products: market.newIn.map((row) => presentProductCard(row, kept)),
      sinceMorning: market.sinceMorning,
    },
    events: market.events.map((row) => presentEventCard(row, kept)),
    shops: market.shops.map((row) => presentShopCard(row, kept)),
    serverTime: now.toISOString(),
  };
}
