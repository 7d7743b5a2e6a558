import { api, type District } from '../../platform/http/district.ts';
import { auctionLists } from './auction-lists/index.ts';
import { auctions } from './auctions/index.ts';
import { bidders } from './bidders/index.ts';
import { hosting } from './hosting/index.ts';
import { roomChat } from './room-chat/index.ts';
import { scheduling } from './scheduling/index.ts';
import { shows } from './shows/index.ts';

/** Shows, and what happens in them. */
export const live: District = async (app, { config, payments }) => {
  await app.register(auctions(payments), api);
  await app.register(auctionLists, api);
  await app.register(bidders, api);
  await app.register(hosting, api);
  await app.register(roomChat, api);
  await app.register(scheduling, { ...api, url: config.url });
  await app.register(shows, api);
};
