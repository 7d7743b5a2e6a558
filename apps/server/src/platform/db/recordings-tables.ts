import type { Container } from '@souk/broadcast/recording/container.ts';
import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { ClipId } from '@souk/shared/live/clips/schema.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** What was recorded of shows, and cut out of it. */
export interface RecordingTables {
  recordings: RecordingsTable;
  recording_inits: RecordingInitsTable;
  recording_segments: RecordingSegmentsTable;
  lot_clips: LotClipsTable;
  clips: ClipsTable;
  deleted_recordings: { show_id: ShowId; deleted_at: Time };
}

interface RecordingsTable {
  show_id: ShowId;
  started_at: Time;
  ended_at: MaybeTime;
  deleting_since: MaybeTime;
}

interface RecordingInitsTable {
  id: string;
  show_id: ShowId;
  track: string;
  codec: string;
  width: number;
  height: number;
}

interface RecordingSegmentsTable {
  show_id: ShowId;
  track: string;
  number: number;
  init_id: string;
  starts: number;
  seconds: number;
  bytes: number;
  independent: boolean;
}

interface LotClipsTable {
  lot_id: LotId;
  starts_at: Time;
  seconds: number;
  bytes: number;
  width: number;
  height: number;
  container: Generated<Container>;
  made_at: Time;
}

interface ClipsTable {
  id: ClipId;
  show_id: ShowId;
  maker_id: UserId;
  title: string;
  from_second: number;
  wanted_seconds: number;
  state: Generated<'cutting' | 'ready' | 'failed'>;
  created_at: Time;
  seconds: Generated<number | null>;
  bytes: Generated<number | null>;
  width: Generated<number | null>;
  height: Generated<number | null>;
  container: Generated<Container>;
  starts: Generated<number | null>;
}
