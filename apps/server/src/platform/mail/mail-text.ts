import type { MailMarket } from './mail-market.ts';
import type { MailParts } from './write-mail.ts';

/** The plain-text part: all the HTML says, for readers and programs that want no more. */
export function mailText(parts: MailParts, { name, url }: MailMarket): string {
  const { hello, text, lines, quote, code, button, after, footer } = parts;
  return [
    hello,
    text,
    lines.map((line) => `* ${line}`).join('\n'),
    quote && quoted(quote),
    code && `    ${code}`,
    button && `${button.label}\n${button.url}`,
    ...after,
    // The dashes begin what mail programs know as a signature.
    `-- \n${name} · ${url}\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const quoted = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
