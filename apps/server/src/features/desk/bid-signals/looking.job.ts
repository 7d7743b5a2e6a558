import { signalsOf, strengthOf } from '@souk/shared/desk/bid-signals/rules.ts';
import type { LotId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { AnyJob } from '../../../platform/jobs/job.ts';
import { findBidderFacts } from './facts.repo.ts';
import { type Found, findLotsToLookAt, findSettled, putLook, putSuspicions } from './suspicions.repo.ts';

const MOST_LOTS = 200;

/** Looks at lots with bids, apart from the bids themselves: nobody waits for it. */
export const lookingAtBids: AnyJob = {
  name: 'looking-at-bids',
  schedule: '* * * * *',
  async run(ctx) {
    const { db } = ctx;
    await eachDue(ctx, await findLotsToLookAt(db, MOST_LOTS), ({ id, lastNumber }) =>
      db.transaction().execute((tx) => lookAtLot(tx, id, lastNumber)),
    );
  },
};

async function lookAtLot(tx: Db, lotId: LotId, upTo: number): Promise<void> {
  const found = (await findBidderFacts(tx, lotId)).flatMap(({ userId, ...facts }): Found[] => {
    const signals = signalsOf(facts);
    return signals.length === 0 ? [] : [{ userId, signals, strength: strengthOf(signals) }];
  });
  const ids = found.map(({ userId }) => userId);
  const settled = new Map((await findSettled(tx, lotId, ids)).map((one) => [one.userId, one]));
  const news = found.filter(({ userId, signals }) => {
    const { banned = false, dismissed = [] } = settled.get(userId) ?? {};
    return !banned && signals.some(({ kind }) => !dismissed.includes(kind));
  });
  if (news.length > 0) await putSuspicions(tx, lotId, news);
  await putLook(tx, lotId, upTo);
}
