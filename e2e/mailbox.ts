import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  template: string;
  subject: string;
  body: string;
}

/** The newest mail of its kind to someone, as soon as the market has written it. */
export async function mailTo(request: APIRequestContext, address: string, template: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/api/dev/outbox', { params: { to: address } });
        const { items }: { items: Mail[] } = await answer.json();
        found = items.find((mail) => mail.template === template);
        return found !== undefined;
      },
      { message: `no ${template} for ${address}`, timeout: 15_000, intervals: [100, 200] },
    )
    .toBe(true);
  return found!;
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
