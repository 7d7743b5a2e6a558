import type { Config } from './platform/config/config.ts';

/** What a person who started the market needs to know, its address last. */
export function readyLines(config: Config, firstAdmin?: string | undefined): string[] {
  const lines = [`Everything is kept in ${config.dataDir}. Ctrl-C stops the market.`];
  const { smtpUrl } = config.mail;
  if (!config.production) {
    lines.push(
      smtpUrl === undefined
        ? 'Nothing leaves this machine: payments, e-mail and outside sign-in are stand-ins.'
        : 'E-mail leaves this machine; payments and outside sign-in are stand-ins.',
    );
  } else if (smtpUrl === undefined) {
    lines.push('No mail is sent: it stays in the database for 7 days. Set SOUK_SMTP_URL to send it.');
  }
  if (config.database.url !== undefined && config.secretKeys.length === 0) {
    lines.push('Secrets of authenticator apps are kept as they are. Set SOUK_SECRET_KEY to lock them.');
  }
  if (config.demo) {
    lines.push(
      'Demo logins, all with the password open-the-market:',
      '  buyer@souk.example',
      '  seller@souk.example  (owns a shop)',
      '  admin@souk.example',
      `Mail and text messages stay at ${config.url}/system-developer/outbox`,
    );
  }
  if (firstAdmin) {
    lines.push(
      'This market has no admin yet. Whoever opens this address within a day and signs in becomes it:',
      `  ${firstAdmin}`,
    );
  }
  return [...lines, `Souk is ready at ${addresses(config)}`];
}

function addresses({ host, port, url }: Config): string {
  // Also with a development server in front, which then is the address to open.
  if (new URL(url).hostname === 'localhost') return url;
  const local = ['127.0.0.1', '::1', '::', '0.0.0.0'].includes(host) ? 'localhost' : host;
  return `http://${local.includes(':') ? `[${local}]` : local}:${port} (for others at ${url})`;
}
