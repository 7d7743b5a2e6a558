import { forgetAnswers } from './idempotency.ts';
import type { Store } from './store/store.ts';

const everyMs = 60_000;
const DAY_S = 24 * 60 * 60;
const [cardDays, eventDays] = [1, 30];

/** What nobody may ask for any more, so that no caller fills the disk; says how to stop that. */
export function keepForgetting(store: Store): () => void {
  forget(store);
  const timer = setInterval(() => forget(store), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Answers of a day ago, cards that were neither saved nor paid with by then, and events after thirty, as at Stripe. */
export function forget(store: Store): void {
  const now = Math.floor(Date.now() / 1000);
  forgetAnswers(store);
  store.run(
    `delete from things where kind = 'payment_method' and json_extract(body, '$.created') < ?
       and json_extract(body, '$.customer') is null and json_extract(hidden, '$.isUsedUp') is null`,
    [now - cardDays * DAY_S],
  );
  store.run(
    `delete from things where kind = 'event' and json_extract(body, '$.created') < ?
       and id not in (select event from deliveries)`,
    [now - eventDays * DAY_S],
  );
}
