import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import type { RoomMessageId, RoomNoteId } from '@souk/shared/live/room-chat/schema.ts';
import type { Generated } from 'kysely';
import type { CreatedAt, MaybeTime, Time } from './column-types.ts';

/** What is kept beside the live documents of rooms. */
export interface RoomChatTables {
  room_rules: { shop_id: ShopId; blocked_words: Generated<string[]>; viewer_clips: Generated<boolean> };
  room_moderators: RoomModeratorsTable;
  room_bans: RoomBansTable;
  room_notes: RoomNotesTable;
  room_settings: RoomSettingsTable;
  room_turns: { show_id: ShowId; user_id: UserId; spoke_at: Time };
  room_listeners: {
    show_id: ShowId;
    process_id: string;
    listeners: number;
    counted_at: Time;
    /** Those of them that are signed in, and who hosts. */
    people: Generated<UserId[]>;
  };
}

interface RoomModeratorsTable {
  shop_id: ShopId;
  user_id: UserId;
  named_by: UserId | null;
  created_at: CreatedAt;
}

interface RoomBansTable {
  shop_id: ShopId;
  user_id: UserId;
  show_id: ShowId | null;
  until: MaybeTime;
  by_id: UserId | null;
  rank: Generated<RoomRole>;
  created_at: CreatedAt;
}

interface RoomNotesTable {
  id: RoomNoteId;
  shop_id: ShopId;
  user_id: UserId;
  by_id: UserId | null;
  text: string;
  created_at: Time;
}

interface RoomSettingsTable {
  show_id: ShowId;
  slow_seconds: Generated<number>;
  pinned_id: RoomMessageId | null;
}
