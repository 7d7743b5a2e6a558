import type { FastifyReply } from 'fastify';
import { html } from '../../../platform/html.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerOf, sendPage } from '../../../platform/pages/plain-page.ts';

/** The window in which a card’s bank asks its owner: before the bank’s own page, and after it. */
export const bankWindow: Feature = async (app) => {
  const config = { access: 'public', hidden: true } as const;
  app.get('/to-bank', { config }, async (request, reply) => {
    const reader = await readerOf(request);
    const title = reader.t('bankWindow.opening');
    return sendPage(staysClosable(reply), reader, {
      title,
      style,
      body: html`<main><h1>${title}</h1></main>`,
    });
  });
  app.get('/from-bank', { config }, async (request, reply) => {
    const reader = await readerOf(request);
    const { t } = reader;
    return sendPage(staysClosable(reply), reader, {
      title: t('bankWindow.done'),
      scripts: ['/from-bank.js'],
      style,
      body: html`<main><h1>${t('bankWindow.done')}</h1><p>${t('bankWindow.doneNote')}</p>
<p><a href="${pathOf(request.query)}">${t('bankWindow.back')}</a></p></main>`,
    });
  });
};

const style = 'main{text-align:center}a{color:inherit}p+p{margin-top:1rem}';

/** A window that the bank’s page and this one keep apart from who opened it could not be closed by either. */
const staysClosable = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-opener-policy', 'unsafe-none');

/** Where its owner came from, in this market and nowhere else. */
function pathOf(query: unknown): string {
  const { to } = query as { to?: unknown };
  const base = 'https://market.invalid';
  const url = typeof to === 'string' && URL.canParse(to, base) ? new URL(to, base) : null;
  // A path of two slashes would name another host.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
