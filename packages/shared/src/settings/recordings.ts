import { z } from 'zod';
import { recordingDays } from './limits.ts';

/** Whether shows are recorded, and for how long that is kept. */
export const recordingRules = z.object({
  keep: z.enum(['days', 'always', 'never']).meta({
    description: 'For some days after the show, for good, or shows are not recorded at all',
  }),
  days: z.int().min(recordingDays.least).max(recordingDays.most),
});
export type RecordingRules = z.infer<typeof recordingRules>;

export const usualRecordingRules: RecordingRules = { keep: 'days', days: recordingDays.usual };

/** GET /admin/recordings. */
export const recordingSettings = recordingRules.extend({
  shows: z.int().meta({ description: 'Of which something is recorded' }),
  bytes: z.int().meta({ description: 'What recordings and clips take in the store' }),
});
export type RecordingSettings = z.infer<typeof recordingSettings>;
