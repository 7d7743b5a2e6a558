import { mayBecome, REHEARSAL_GONE_MS } from '@souk/shared/live/shows/lifecycle.ts';
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import { showNotWaiting } from './show.failures.ts';
import { findForsakenRehearsals, type HeldShow, holdShow, putStage, putState } from './stage.repo.ts';
import { tellOfStage } from './stage.service.ts';

/** Its host is in the rehearsal, or is there still. Who waits at the door is told; nothing else comes of it. */
export async function rehearse(tx: Db, { id, state }: HeldShow, now: Date): Promise<void> {
  if (state !== 'rehearsal' && !mayBecome(state, 'rehearsal')) throw showNotWaiting();
  await putStage(tx, id, { rehearsal_seen_at: now });
  if (state === 'rehearsal') return;
  await putState(tx, id, { state: 'rehearsal' });
  await tellOfStage(tx, id, now);
}

/** Of a show that went live or was cancelled meanwhile nothing changes. */
export async function endRehearsal(tx: Db, { id, state }: HeldShow, now: Date): Promise<void> {
  if (state !== 'rehearsal') return;
  await putState(tx, id, { state: 'scheduled' });
  await tellOfStage(tx, id, now);
}

/** Whose host closed the page, or lost the line to the market. */
export async function endForsakenRehearsals(db: Kysely<Tables>, now: Date): Promise<void> {
  const since = new Date(now.getTime() - REHEARSAL_GONE_MS);
  await eachInTurn(await findForsakenRehearsals(db, since), (id) =>
    db.transaction().execute(async (tx) => {
      const show = await holdShow(tx, id);
      // Its host may be back.
      const isForsaken = (await findForsakenRehearsals(tx, since, id)).length > 0;
      if (show && isForsaken) await endRehearsal(tx, show, now);
    }),
  );
}
