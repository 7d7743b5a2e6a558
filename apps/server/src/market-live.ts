import { auctionsLive, biddingCall } from './features/live/auctions/index.ts';
import { biddersLive } from './features/live/bidders/index.ts';
import { breaksLive } from './features/live/breaks/index.ts';
import { flashSalesLive } from './features/live/flash-sales/index.ts';
import { giveawaysLive } from './features/live/giveaways/index.ts';
import { hostingLive } from './features/live/hosting/index.ts';
import { pollsLive } from './features/live/polls/index.ts';
import { raidsLive } from './features/live/raids/index.ts';
import { notesLive, roomChatChannels, roomChatLive } from './features/live/room-chat/index.ts';
import { offersLive } from './features/market/offers/index.ts';
import { ordersLive } from './features/money/orders/index.ts';
import { messagingChannels, messagingLive } from './features/talk/messaging/index.ts';
import { notificationsLive } from './features/talk/notifications/index.ts';
import {
  guardChannel,
  guardLive,
  type LiveCall,
  type LiveChannel,
  type LiveDeclaration,
} from './platform/live/index.ts';

/** Every collection of live documents. What is not in this list does not exist for anyone. */
export const liveDeclarations: readonly LiveDeclaration[] = [
  ...messagingLive,
  ...notificationsLive,
  ...offersLive,
  ...ordersLive,
  ...auctionsLive,
  ...biddersLive,
  ...breaksLive,
  ...giveawaysLive,
  ...hostingLive,
  ...flashSalesLive,
  ...pollsLive,
  ...raidsLive,
  ...roomChatLive,
  ...notesLive,
].map(guardLive);

/** Every channel of ephemeral messages. */
export const liveChannels: readonly LiveChannel[] = [...messagingChannels, ...roomChatChannels].map(
  guardChannel,
);

/** Everything that is done over a live connection and answered there. */
export const liveCalls = (parts: Parameters<typeof biddingCall>[0]): readonly LiveCall[] => [
  biddingCall(parts),
];
