import { formatMessage } from '@souk/shared/languages/format.ts';
import { shippedLanguages, shippedWords } from '@souk/shared/languages/languages.ts';
import { en, type MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deferredScript, Html, html } from '../html.ts';
import { visitorOf } from './visitor.ts';

/** How the reader of a page that stands outside of the web app reads. */
export interface Reader {
  language: string;
  dir: 'ltr' | 'rtl';
  theme: 'light' | 'dark' | undefined;
  t(key: MessageKey, values?: Record<string, string>): string;
}

const codes = shippedLanguages.map(({ code }) => code);

export async function readerOf({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Reader> {
  const { language: wanted, theme } = visitorOf(headers, codes);
  const { code, dir } = shippedLanguages.find((one) => one.code === wanted)!;
  const messages = await shippedWords(code);
  const t: Reader['t'] = (key, values) => formatMessage(messages?.[key] ?? en[key], values, code);
  return { language: code, dir, theme, t };
}

export interface PlainPage {
  title: string;
  body: Html;
  /** Addresses of scripts. */
  scripts?: string[];
  style?: string;
}

/** Answers a small page that knows nothing of the web app and is kept by nobody. */
export function sendPage(reply: FastifyReply, reader: Reader, page: PlainPage): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(documentOf(reader, page).text);
}

/** The same with two sentences and the way to the landing page. */
export function sendPlainPage(
  reply: FastifyReply,
  reader: Reader,
  title: MessageKey,
  next: MessageKey,
): FastifyReply {
  const { t } = reader;
  const body = html`<main><h1>${t(title)}</h1><p>${t(next)}</p><p><a href="/">${t('missing.home')}</a></p></main>`;
  return sendPage(reply, reader, { title: t(title), body, style: 'a{color:inherit}p+p{margin-top:1rem}' });
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const documentOf = (
  { language, dir, theme }: Reader,
  { title, body, scripts = [], style = '' }: PlainPage,
): Html => html`<!doctype html>
<html lang="${language}" dir="${dir}"${theme ? html` style="color-scheme:${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/icons/souk.svg" type="image/svg+xml">
<style>${new Html(baseStyle + style)}</style>
${scripts.map(deferredScript)}
</head>
<body>
${body}
</body>
</html>`;

// The web app's colours, without its files.
const baseStyle = `
:root{color-scheme:light dark;--page:light-dark(#fcfaf7,#13100c);--card:light-dark(#fff,oklch(21% .013 60));
--ink:light-dark(oklch(20% .015 60),oklch(96% .006 85));--soft:light-dark(oklch(42% .015 60),oklch(78% .01 80));
--line:light-dark(#e4ddd3,#3a332b);--hover:light-dark(#f5f0e8,#27221c);
--accent:light-dark(oklch(78% .155 75),oklch(80% .15 78));--on-accent:oklch(22% .05 65)}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--ink);
font:16px/1.5 Inter,system-ui,sans-serif}
main{width:100%;max-width:26rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .25rem;font-weight:650}
p{margin:0;color:var(--soft)}
`;
