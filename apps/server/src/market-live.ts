import { messagingChannels, messagingLive } from './features/messaging/index.ts';
import { notificationsLive } from './features/notifications/index.ts';
import { offersLive } from './features/offers/index.ts';
import { roomChatChannels, roomChatLive } from './features/room-chat/index.ts';
import { guardChannel, guardLive, type LiveChannel, type LiveDeclaration } from './platform/live/index.ts';

/** Every collection of live documents. What is not in this list does not exist for anyone. */
export const liveDeclarations: readonly LiveDeclaration[] = [
  ...messagingLive,
  ...notificationsLive,
  ...offersLive,
  ...roomChatLive,
].map(guardLive);

/** Every channel that something is whispered on. */
export const liveChannels: readonly LiveChannel[] = [...messagingChannels, ...roomChatChannels].map(
  guardChannel,
);
