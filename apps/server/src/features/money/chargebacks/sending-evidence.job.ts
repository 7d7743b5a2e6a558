import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { findDue, lockChargeback } from './evidence.repo.ts';
import { SENT_BEFORE_MS } from './evidence.service.ts';
import { queueSending } from './send-evidence.act.ts';

/** What nobody sent goes to the bank in time, with what the market itself knows: a bank that hears nothing decides against the shop. */
export const sendingDueEvidence: Job = {
  name: 'sending-due-evidence',
  schedule: '10 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    await eachDue(ctx, await findDue(db, new Date(now.getTime() + SENT_BEFORE_MS)), ({ id }) =>
      db.transaction().execute(async (tx) => {
        const chargeback = await lockChargeback(tx, id);
        if (chargeback.state === 'open' && chargeback.sending_at === null)
          await queueSending(tx, chargeback, now);
      }),
    );
  },
};
