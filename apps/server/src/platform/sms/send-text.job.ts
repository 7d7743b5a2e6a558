import type { Job } from '../jobs/job.ts';
import { type MailMarket, wordsOf } from '../mail/mail-market.ts';
import { handOver } from '../messages/hand-over.ts';
import { openOrder } from '../messages/locked-order.ts';
import { codesRefused } from '../one-time/one-time-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type TextOrder, type TextToSend, textJobName } from './send-text.ts';
import type { SmsPort } from './sms-port.ts';

interface TextJobParts {
  market(): Promise<MailMarket>;
  port: SmsPort;
  secrets: Secrets;
}

/** Writes the text message in its reader's language and hands it on. */
export const sendTextJob = ({ market, port, secrets }: TextJobParts): Job<TextToSend> => ({
  name: textJobName,
  retries: 24,
  atOnce: 5,
  async run({ db, clock, log }, given) {
    const order = 'locked' in given ? openOrder<TextOrder>(secrets, given) : given;
    const { id, to, template } = order;
    const text = await writeText(order, await market());
    const outcome = await handOver(log, { text: id, template }, () => port.send({ id, to, template, text }));
    if (outcome !== 'taken') await codesRefused(db, { purposes: ['verify-phone'], subject: to }, clock.now());
  },
});

async function writeText({ template, language, data }: TextOrder, market: MailMarket): Promise<string> {
  const { t } = await wordsOf(market, language);
  return t(`mail.text.${template}`, { ...data });
}
