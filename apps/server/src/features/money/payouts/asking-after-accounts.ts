import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
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
    const now = clock.now();
    for (const id of await takeWaiting(db, new Date(now.getTime() - QUIET_MS), now)) {
      try {
        await lookAtAccount({ db, clock, provider }, id);
      } catch (err) {
        log.warn({ err, account: id }, 'the provider did not say how an account stands; it is asked again');
      }
    }
  },
});

/** Taken for this run, so that no two ask after the same, and one that cannot be asked about waits behind the others. */
async function takeWaiting(db: Db, before: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update payout_shops set checked_at = ${now} where shop_id in (
      select shop_id from payout_shops where waits_for is not null and checked_at <= ${before}
      order by checked_at limit ${AT_ONCE} for update skip locked)
    returning provider_id as id`.execute(db);
  return rows.map(({ id }) => id);
}
