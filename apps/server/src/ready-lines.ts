import type { Config } from './platform/config/config.ts';
import { isThisMachine } from './platform/http/this-machine.ts';
import type { DemoLogins } from './seed/demo-passwords.ts';

interface Started {
  /** The address that makes its first visitor the first admin. */
  firstAdmin?: string | undefined;
  logins?: DemoLogins;
}

/** What a person who started the market needs to know, its address last. */
export function readyLines(config: Config, { firstAdmin, logins }: Started = {}): string[] {
  const lines = [`Everything is kept in ${config.dataDir}. Ctrl-C stops the market.`];
  const { smtpUrl } = config.mail;
  if (!config.production) {
    lines.push(
      smtpUrl === undefined
        ? `${config.thisMachineOnly ? 'Nothing leaves this machine: p' : 'P'}ayments, email and outside sign-in are stand-ins.`
        : 'Emails are really sent; payments and outside sign-in are stand-ins.',
    );
  } else if (smtpUrl === undefined) {
    lines.push('No emails are sent: they stay in the database for 7 days. Set SOUK_SMTP_URL to send them.');
  }
  if (config.production && isThisMachine(new URL(config.url).hostname)) {
    lines.push(
      `Links lead to ${config.url}, which only this machine reaches. Set SOUK_URL to the public address.`,
    );
  }
  if (config.database.url !== undefined && config.secretKeys.length === 0) {
    lines.push('Secrets of authenticator apps are stored unencrypted. Set SOUK_SECRET_KEY to lock them.');
  }
  if (config.openDemo) lines.push(...openDemoLines(config, logins));
  else if (config.demo) {
    lines.push(
      'Demo logins, all with the password open-the-market:',
      '  buyer@souk.example',
      '  seller@souk.example  (owns a shop)',
      '  admin@souk.example',
      `Emails and text messages show up at ${config.url}/system-developer/outbox`,
    );
  } else if (logins?.kind === 'new') {
    lines.push(
      `${config.dataDir} holds the demo world. Its published passwords no longer work; start a real market with an empty SOUK_DATA.`,
    );
  }
  if (firstAdmin) {
    lines.push(
      'This market has no admin yet. Whoever opens this link within a day and signs in becomes the first one:',
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

/** Passwords of theirs are said in the one start that made them. */
function openDemoLines(config: Config, logins: DemoLogins | undefined): string[] {
  const words = [
    'The demo world is OPEN to everyone who reaches this address: they can sign up, write and sell in it. Keep nothing real here.',
  ];
  if (logins?.kind === 'new') {
    words.push('Demo logins. These passwords are only shown this once:');
    words.push(...logins.logins.map(({ email, password }) => `  ${email}  ${password}`));
  } else
    words.push(
      'Demo logins keep the passwords that an earlier start showed. For new ones, start once without SOUK_OPEN_DEMO, then with it.',
    );
  return [
    ...words,
    `Emails and text messages show up at ${config.url}/system-developer/outbox, for admins only.`,
  ];
}
