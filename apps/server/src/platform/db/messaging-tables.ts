import type { FileId, UserId } from '@souk/shared/ids.ts';
import type { MaybeTime, Time } from './column-types.ts';

/** What stands beside the live documents of conversations. */
export interface MessagingTables {
  message_pictures: MessagePicturesTable;
  saved_replies: SavedRepliesTable;
  away_notes: AwayNotesTable;
}

interface MessagePicturesTable {
  message_id: string;
  file_id: FileId;
  pair: string;
}

interface SavedRepliesTable {
  id: string;
  user_id: UserId;
  position: number;
  title: string;
  text: string;
}

interface AwayNotesTable {
  user_id: UserId;
  is_on: boolean;
  text: string;
  until: MaybeTime;
  updated_at: Time;
}
