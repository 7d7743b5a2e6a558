import type { Config } from './platform/config/config.ts';
import type { DemoLogins } from './seed/demo-passwords.ts';

interface Started {
  /** The address that makes whoever opens it the first admin. */
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
        ? `${config.thisMachineOnly ? 'Nothing leaves this machine: p' : 'P'}ayments, e-mail and outside sign-in are stand-ins.`
        : 'E-mail leaves this machine; payments and outside sign-in are stand-ins.',
    );
  } else if (smtpUrl === undefined) {
    lines.push('No mail is sent: it stays in the database for 7 days. Set SOUK_SMTP_URL to send it.');
  }
  if (config.database.url !== undefined && config.secretKeys.length === 0) {
    lines.push('Secrets of authenticator apps are kept as they are. Set SOUK_SECRET_KEY to lock them.');
  }
  if (config.openDemo) lines.push(...openDemoLines(config, logins));
  else if (config.demo) {
    lines.push(
      'Demo logins, all with the password open-the-market:',
      '  buyer@souk.example',
      '  seller@souk.example  (owns a shop)',
      '  admin@souk.example',
      `Mail and text messages stay at ${config.url}/system-developer/outbox`,
    );
  } else if (logins?.kind === 'new') {
    lines.push(
      `${config.dataDir} holds the demo world. The published passwords of its people open nothing any more; begin a real market with an empty SOUK_DATA.`,
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

/** Passwords of theirs are said in the one start that made them. */
function openDemoLines(config: Config, logins: DemoLogins | undefined): string[] {
  const words = [
    'The demo world is OPEN to everyone who reaches this address: they may sign up, write and sell in it. Keep nothing real here.',
  ];
  if (logins?.kind === 'new') {
    words.push('Demo logins, with passwords that are shown this once:');
    words.push(...logins.logins.map(({ email, password }) => `  ${email}  ${password}`));
  } else
    words.push(
      'Demo logins have the passwords that an earlier start showed. A start without SOUK_OPEN_DEMO, then one with it, makes new ones.',
    );
  return [
    ...words,
    `Mail and text messages stay at ${config.url}/system-developer/outbox, for the admin alone.`,
  ];
}
