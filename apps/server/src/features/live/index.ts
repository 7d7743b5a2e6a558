import type { Act } from '../../platform/acts/index.ts';
import type { Broadcast } from '../../platform/broadcast/index.ts';
import { signedQueries } from '../../platform/files/index.ts';
import { api, type District } from '../../platform/http/district.ts';
import { openCards } from '../money/index.ts';
import { auctionLists } from './auction-lists/index.ts';
import { auctions } from './auctions/index.ts';
import { bidders } from './bidders/index.ts';
import { breaks } from './breaks/index.ts';
import { clips } from './clips/index.ts';
import { coHosts } from './co-hosts/index.ts';
import { flashSales } from './flash-sales/index.ts';
import { giveaways } from './giveaways/index.ts';
import { hosting } from './hosting/index.ts';
import { polls } from './polls/index.ts';
import { raids } from './raids/index.ts';
import { replays } from './replays/index.ts';
import { roomChat } from './room-chat/index.ts';
import { scheduling } from './scheduling/index.ts';
import { payLot, settlement } from './settlement/index.ts';
import { showReports } from './show-reports/index.ts';
import { shows } from './shows/index.ts';
import { giveTip, showTips, stopTip } from './tips/index.ts';
import { video } from './video/index.ts';

/** Shows, and what happens in them. */
export const live: District<{ broadcast: Broadcast }> = async (app, { broadcast, ...parts }) => {
  await app.register(auctions(parts.payments), api);
  await app.register(auctionLists, api);
  await app.register(bidders, api);
  await app.register(breaks(parts.payments), api);
  await app.register(clips({ storage: parts.storage, signed: signedQueries(parts) }), api);
  await app.register(coHosts(broadcast), api);
  await app.register(flashSales, api);
  await app.register(giveaways, api);
  await app.register(polls, api);
  await app.register(hosting, { ...api, endVideo: broadcast.endShow });
  await app.register(raids, { ...api, endVideo: broadcast.endShow });
  await app.register(settlement(openCards(parts)), api);
  await app.register(replays({ storage: parts.storage, recorder: broadcast.recorder }), api);
  await app.register(roomChat, api);
  await app.register(scheduling, { ...api, url: parts.config.url });
  await app.register(showReports, api);
  await app.register(shows, api);
  await app.register(showTips(openCards(parts)), api);
  await app.register(video(broadcast, parts.config.url), api);
};

/** What a worker finishes of it. */
export const liveActs = (parts: Parameters<typeof openCards>[0]): readonly Act[] => [
  payLot(openCards(parts)),
  giveTip(openCards(parts)),
  stopTip(openCards(parts)),
];
