import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { MaybeTime, Time } from './column-types.ts';

/** What was recorded of shows, and cut out of it. */
export interface RecordingTables {
  recordings: RecordingsTable;
  recording_inits: RecordingInitsTable;
  recording_segments: RecordingSegmentsTable;
  lot_clips: LotClipsTable;
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
  codec: string;
  width: number;
  height: number;
}

interface RecordingSegmentsTable {
  show_id: ShowId;
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
  made_at: Time;
}
