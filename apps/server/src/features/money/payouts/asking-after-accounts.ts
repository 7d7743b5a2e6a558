import { sql } from 'kysely';
import type { Job } from '../../../platform/jobs/job.ts';
import type { PayoutParts } from './send-to-bank.ts';
import { lookAtAccount } from './shop-account.ts';

const QUIET_MS = 50 * 60_000;
const AT_ONCE = 50;

/** What the provider tells of accounts may be lost, and a seller waits for it. */
export const askingAfterAccounts = ({ provider }: Pick<PayoutParts, 'provider'>): Job => ({
  name: 'asking-after-accounts',
  schedule: '7 * * * *',
  async run({ db, clock, log }) {
    const before = new Date(clock.now().getTime() - QUIET_MS);
    const { rows } = await sql<{ id: string }>`
      select provider_id as id from payout_shops where waits_for is not null and checked_at <= ${before}
      order by checked_at limit ${AT_ONCE}`.execute(db);
    for (const { id } of rows) {
      try {
        await lookAtAccount({ db, clock, provider }, id);
      } catch (err) {
        log.warn({ err, account: id }, 'the provider did not say how an account stands; it is asked again');
      }
    }
  },
});
