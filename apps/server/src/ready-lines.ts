import type { Config } from './platform/config/config.ts';

/** What a person who started the market needs to know, its address last. */
export function readyLines(config: Config): string[] {
  const lines = [`Everything is kept in ${config.dataDir}. Ctrl-C stops the market.`];
  if (!config.production) {
    lines.push('Nothing leaves this machine: payments, e-mail and outside sign-in are stand-ins.');
  }
  if (config.demo) {
    lines.push(
      'Demo logins, all with the password open-the-market:',
      '  buyer@souk.example',
      '  seller@souk.example  (owns a shop)',
      '  admin@souk.example',
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
