import type { RecordingRules, RecordingSettings } from '@souk/shared/settings/recordings.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { saveSettings } from '../../../platform/settings/settings.repo.ts';
import { readRecordingRules } from '../../../platform/settings/settings.ts';
import { countRecordings } from '../../live/replays/index.ts';

export async function getRecordingSettings(db: Db): Promise<RecordingSettings> {
  return { ...(await readRecordingRules(db)), ...(await countRecordings(db)) };
}

export function changeRecordingSettings(
  { db, clock, actor }: UserCtx,
  recordings: RecordingRules,
): Promise<RecordingSettings> {
  return db.transaction().execute(async (tx) => {
    await saveSettings(tx, { recordings });
    await record(tx, {
      ...{
        actorId: actor.userId,
        action: 'recordings.changed',
        subject: { kind: 'market', id: 'recordings' },
      },
      ...{ details: recordings, now: clock.now() },
    });
    return await getRecordingSettings(tx);
  });
}
