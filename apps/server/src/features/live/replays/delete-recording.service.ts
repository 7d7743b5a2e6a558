import type { ShowId } from '@souk/shared/ids.ts';
import { record } from '../../../platform/audit/record.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { hideRecording } from './hide-recording.ts';
import { deletingRecording } from './recordings.jobs.ts';
import { findRecording } from './recordings.repo.ts';

const stillRecorded = (): Failure =>
  new Failure({ code: 'still_recorded', status: 409, message: 'This show is still being recorded.' });

/** By its host or staff, for good: nobody sees it from now on. How its lots were sold stays as long as it may be a proof. */
export function deleteRecordingOf({ db, actor, clock }: UserCtx, id: ShowId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const show = await findShow(tx, id);
    if (!show || !maySeeShow(actor, show)) throw notFound('show');
    if (!isHostOf(actor, show) && !isStaff(actor)) throw forbidden();
    const recording = await findRecording(tx, id);
    if (!recording || recording.deleting_since) throw notFound('recording');
    const now = clock.now();
    if (!recording.ended_at || !(await hideRecording(tx, id, now))) throw stillRecorded();
    await record(tx, {
      ...{ actorId: actor.userId, action: 'recording.deleted', subject: { kind: 'shop', id: show.shop.id } },
      ...{ details: { show: show.title }, now },
    });
    await enqueue(tx, deletingRecording, {});
  });
}
