import { canWait } from '@souk/shared/talk/notifications/quiet.ts';
import type { PushPayload } from '@souk/shared/talk/notifications/schema.ts';
import { enqueue, type Job, type JobCtx } from '../../../platform/jobs/job.ts';
import { type MailMarket, wordsOf } from '../../../platform/mail/mail-market.ts';
import { lineInWords } from '../../../platform/mail/news-line.ts';
import { type Outgoing, type OutgoingAnswer, OutgoingFailure } from '../../../platform/outgoing/outgoing.ts';
import { retryAfterSeconds } from '../../../platform/outgoing/retry-after.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import * as repo from './push.repo.ts';
import { encryptPush } from './push-encryption.ts';
import { openAuth, pushKeysOf, vapidHeader } from './push-keys.ts';

export const pushJobName = 'sending-push';

/** No more than its number: what it says stays where it is deleted once it was sent. */
export type PushToSend = {
  id: string;
  /** How often its push service asked for patience. */
  putOff?: number;
};

export interface PushParts {
  market(): Promise<MailMarket>;
  secrets: Secrets;
  /** Where people of push services reach ours: `mailto:` or an address. */
  contact: string;
  outgoing: Outgoing;
}

const ANSWER_MS = 10_000;
const MOST_TRIES = 12;
/** A service that asks for patience is left alone for so long at least. */
const LEAST_WAIT_S = 5;
/** One that names a date far off, perhaps by a wrong clock, is asked again after so long by what is pushed by then. */
const MOST_REST_S = 3_600;

/** Sends one push to one device (RFC 8030). */
export const sendingPushJob = ({ market, secrets, contact, outgoing }: PushParts): Job<PushToSend> => ({
  name: pushJobName,
  retries: MOST_TRIES,
  atOnce: 10,
  async run(ctx, { id, putOff = 0 }) {
    const { db, clock, log } = ctx;
    const sending = await repo.beginSending(db, id);
    const now = clock.now();
    if (!sending || sending.expiresAt <= now) return repo.endSending(db, id);
    const { endpoint, subscriptionId } = sending;
    const service = new URL(endpoint).origin;
    const rests = await repo.findRest(db, { service, subscriptionId });
    if (rests && rests > now) return sendAfter(ctx, sending, { seconds: secondsUntil(rests, now), putOff });
    const payload = await payloadOf(sending, await market());
    let answer: OutgoingAnswer;
    try {
      answer = await outgoing.post(endpoint, {
        milliseconds: ANSWER_MS,
        headers: {
          authorization: await vapidHeader(await pushKeysOf({ db, secrets }), { endpoint, contact, now }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(Math.ceil((sending.expiresAt.getTime() - now.getTime()) / 1_000)),
          urgency: canWait(sending.kind) ? 'normal' : 'high',
          // What has not been delivered yet gives way to what says the same later.
          topic: sending.tag,
        },
        body: encryptPush(JSON.stringify(payload), { ...sending, auth: openAuth(secrets, sending.auth) }),
      });
    } catch (error) {
      if (error instanceof OutgoingFailure && error.trouble === 'refused-address')
        return repo.dropSubscription(db, subscriptionId);
      await repo.sendingFailed(db, id);
      throw error;
    }
    const { status } = answer;
    if (status === 404 || status === 410) return repo.dropSubscription(db, subscriptionId);
    if (status === 429 || status >= 500) {
      const seconds = retryAfterSeconds(answer.retryAfter, now);
      if (seconds !== null) {
        const wait = Math.max(seconds, LEAST_WAIT_S);
        // Too many requests are too many for this device (RFC 8030 §8.4); anything else is the matter of all of the service.
        const who = status === 429 ? { subscriptionId } : { service };
        await repo.keepRest(db, who, new Date(now.getTime() + Math.min(wait, MOST_REST_S) * 1_000));
        if (putOff >= MOST_TRIES) return repo.endSending(db, id);
        return sendAfter(ctx, sending, { seconds: wait, putOff: putOff + 1 });
      }
      await repo.sendingFailed(db, id);
      throw new Error(`the push service answered ${status}`);
    }
    if (status >= 300) log.warn({ status, service }, 'a push was refused');
    await repo.endSending(db, id);
  },
});

/** Tries again by then; not at all when nobody would want to know it any more. */
async function sendAfter(
  { db, clock }: JobCtx,
  { id, expiresAt }: repo.Sending,
  { seconds, putOff }: { seconds: number; putOff: number },
): Promise<void> {
  const isTooLate = clock.now().getTime() + seconds * 1_000 >= expiresAt.getTime();
  if (isTooLate) return repo.endSending(db, id);
  await db.transaction().execute(async (tx) => {
    await repo.sendingFailed(tx, id);
    await enqueue<PushToSend>(tx, { name: pushJobName }, { id, putOff }, { afterSeconds: seconds });
  });
}

const secondsUntil = (at: Date, now: Date): number => Math.ceil((at.getTime() - now.getTime()) / 1_000);

async function payloadOf(
  { lines, to, tag, picture, language }: repo.Sending,
  market: MailMarket,
): Promise<PushPayload> {
  const words = await wordsOf(market, language);
  const [first, ...others] = lines;
  const line = first ? lineInWords(first, words) : '';
  return {
    title: market.name,
    body: others.length === 0 ? line : words.t('news.andMore', { line, count: others.length }),
    to,
    tag,
    lang: words.code,
    dir: words.dir,
    ...(picture ? { picture } : {}),
  };
}
