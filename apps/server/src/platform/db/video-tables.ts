import type { ShowId } from '@souk/shared/ids.ts';
import type { ShownPicture, VideoState } from '@souk/shared/live/video/schema.ts';
import type { Generated } from 'kysely';
import type { Time } from './column-types.ts';

/** The pictures of shows. */
export interface VideoTables {
  show_videos: ShowVideosTable;
  shown_pictures: ShownPicturesTable;
  stream_keys: StreamKeysTable;
}

interface ShowVideosTable {
  show_id: ShowId;
  state: VideoState;
  since: Time;
  publishing: number;
  publisher: string;
  shown: Generated<ShownPicture>;
}

interface ShownPicturesTable {
  show_id: ShowId;
  number: Generated<number>;
  at: Time;
  shown: ShownPicture;
}

interface StreamKeysTable {
  show_id: ShowId;
  id: string;
  key_hash: Buffer;
  hint: string;
  created_at: Time;
}
