export { banFromShop } from './bans.service.ts';
export { roomChatChannels } from './reactions.live.ts';
export { roomChatLive } from './room-chat.live.ts';
export { roomChatPart } from './room-chat.personal.ts';
export { roomChat } from './room-chat.plugin.ts';
export { sayInRoom } from './say.service.ts';
export { viewerCounts } from './viewer-counts.ts';
