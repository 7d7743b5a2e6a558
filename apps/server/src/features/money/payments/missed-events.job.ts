import type { Job } from '../../../platform/jobs/job.ts';
import { pagesOf } from '../provider/index.ts';
import { hearEvent } from './hear-event.ts';
import type { PaymentsParts } from './parts.ts';
import { findHeard, findReadUntil, putReadUntil } from './provider-event.repo.ts';
import { eventTypes, readEvent } from './read-event.ts';

// What happened in the same moment as the newest may be listed later than it.
const READ_AGAIN_MS = 60 * 60_000;

/**
 * An event is sent for three days and then no more. A market that was away for longer, or had another secret for its
 * signatures, reads here what it missed: that a bank sent back a refund is told in no other way.
 */
export const readingMissedEvents = ({ provider, purposes }: PaymentsParts): Job => ({
  name: 'reading-missed-events',
  schedule: '35 * * * *',
  async run({ db, clock, log }) {
    const stripe = await provider.client();
    const readUntil = await findReadUntil(db);
    const since = readUntil ? readUntil.getTime() - READ_AGAIN_MS : 0;
    const wanted = { types: [...eventTypes], created: { gte: Math.floor(since / 1_000) } };
    let newest: number | undefined;
    let failed = 0;
    for await (const events of pagesOf((page) => stripe.events.list({ ...wanted, ...page }))) {
      newest ??= events[0]?.created;
      const heard = await findHeard(
        db,
        events.map(({ id }) => id),
      );
      for (const said of events) {
        const event = heard.has(said.id) ? null : readEvent(said);
        try {
          if (event) await hearEvent({ db, clock }, purposes, event);
        } catch (err) {
          failed += 1;
          log.warn({ err, event: said.id }, 'an event that was missed is not understood; it is read again');
        }
      }
    }
    // All the older ones were heard by then.
    if (newest !== undefined && failed === 0) await putReadUntil(db, new Date(newest * 1_000));
  },
});
