import type { ShowId } from '@souk/shared/ids.ts';
import type { MaybeTime, Time } from './column-types.ts';

/** What was recorded of shows. */
export interface RecordingTables {
  recordings: RecordingsTable;
  recording_inits: RecordingInitsTable;
  recording_segments: RecordingSegmentsTable;
}

interface RecordingsTable {
  show_id: ShowId;
  started_at: Time;
  ended_at: MaybeTime;
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
