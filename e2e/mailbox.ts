import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';

interface Mail {
  template: string;
  subject: string;
  body: string;
}

const pause = 100;
const longest = 15_000;

/**
 * The newest mail of its kind to someone, as soon as the market has written it. It asks by itself:
 * `expect.poll` gives up without a word when the test it began in ends, and a newcomer signs up while the
 * journey before is walked.
 */
export async function mailTo(request: APIRequestContext, address: string, template: string): Promise<Mail> {
  const until = Date.now() + longest;
  while (Date.now() < until) {
    const answer = await request.get('/api/dev/outbox', { params: { to: address } });
    // A market that has too much to do says so, and is asked again.
    if ([429, 503].includes(answer.status())) {
      await setTimeout(pause);
      continue;
    }
    if (!answer.ok()) throw new Error(`the mails of ${address} cannot be read: ${answer.status()}`);
    const { items }: { items: Mail[] } = await answer.json();
    const found = items.find((mail) => mail.template === template);
    if (found) return found;
    await setTimeout(pause);
  }
  throw new Error(`no ${template} for ${address}`);
}

export function codeIn({ body }: Mail): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(body)?.[0];
  if (!code) throw new Error(`there is no code in: ${body}`);
  return code;
}

export function linkIn({ body }: Mail): string {
  const link = /https?:\/\/\S+/.exec(body)?.[0];
  if (!link) throw new Error(`there is no link in: ${body}`);
  return link;
}
