import { api, type District } from '../../platform/http/district.ts';
import type { SpentSince } from '../identity/self-limits/index.ts';
import { catalog } from './catalog/index.ts';
import { categories } from './categories/index.ts';
import { events } from './events/index.ts';
import { favorites } from './favorites/index.ts';
import { imports } from './imports/index.ts';
import { landing } from './landing/index.ts';
import { messageCards } from './message-cards/index.ts';
import { offers } from './offers/index.ts';
import { reviews } from './reviews/index.ts';
import { search } from './search/index.ts';
import { shipping } from './shipping/index.ts';
import { shops } from './shops/index.ts';

interface MarketParts {
  spentSince: SpentSince;
}

/** What is for sale, by whom, and how it is found. */
export const market: District<MarketParts> = async (app, { config, db, clock, spentSince }) => {
  const { url } = config;
  await app.register(catalog, api);
  await app.register(categories, { ...api, db, clock });
  await app.register(events, { ...api, url });
  await app.register(favorites, api);
  await app.register(imports, { ...api, url });
  await app.register(landing, { ...api, db, clock });
  await app.register(messageCards, api);
  await app.register(offers, { ...api, spentSince });
  await app.register(reviews, api);
  await app.register(search, api);
  await app.register(shipping, api);
  await app.register(shops, api);
};
