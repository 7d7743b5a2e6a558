import { canWait } from '@souk/shared/notifications/quiet.ts';
import type { PushPayload } from '@souk/shared/notifications/schema.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { type MailMarket, wordsOf } from '../../platform/mail/mail-market.ts';
import { lineInWords } from '../../platform/mail/news-line.ts';
import { type Outgoing, OutgoingFailure } from '../../platform/outgoing/outgoing.ts';
import * as repo from './push.repo.ts';
import { encryptPush } from './push-encryption.ts';
import { pushKeysOf, vapidHeader } from './push-keys.ts';

export const pushJobName = 'sending-push';

/** No more than its number: what it says stays where it is deleted once it was sent. */
export type PushToSend = { id: string };

export interface PushParts {
  market(): Promise<MailMarket>;
  /** Where people of push services reach ours: `mailto:` or an address. */
  contact: string;
  outgoing: Outgoing;
}

const ANSWER_MS = 10_000;

/** Sends one push to one device (RFC 8030). */
export const sendingPushJob = ({ market, contact, outgoing }: PushParts): Job<PushToSend> => ({
  name: pushJobName,
  retries: 12,
  atOnce: 10,
  async run({ db, clock, log }, { id }) {
    const sending = await repo.beginSending(db, id);
    const now = clock.now();
    if (!sending || sending.expiresAt <= now) return repo.endSending(db, id);
    const { endpoint, subscriptionId } = sending;
    const payload = payloadOf(sending, await market());
    let status: number;
    try {
      status = await outgoing.post(endpoint, {
        milliseconds: ANSWER_MS,
        headers: {
          authorization: vapidHeader(await pushKeysOf(db), { endpoint, contact, now }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(Math.ceil((sending.expiresAt.getTime() - now.getTime()) / 1_000)),
          urgency: canWait(sending.kind) ? 'normal' : 'high',
          // What has not been delivered yet gives way to what says the same later.
          topic: sending.tag,
        },
        body: encryptPush(JSON.stringify(payload), sending),
      });
    } catch (error) {
      if (error instanceof OutgoingFailure && error.trouble === 'refused-address')
        return repo.dropSubscription(db, subscriptionId);
      await repo.sendingFailed(db, id);
      throw error;
    }
    if (status === 404 || status === 410) return repo.dropSubscription(db, subscriptionId);
    if (status === 429 || status >= 500) {
      await repo.sendingFailed(db, id);
      throw new Error(`the push service answered ${status}`);
    }
    if (status >= 300) log.warn({ status, service: new URL(endpoint).host }, 'a push was refused');
    await repo.endSending(db, id);
  },
});

function payloadOf({ lines, to, tag, picture, language }: repo.Sending, market: MailMarket): PushPayload {
  const words = wordsOf(market, language);
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
