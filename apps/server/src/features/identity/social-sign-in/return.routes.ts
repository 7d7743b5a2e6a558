import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../../platform/html.ts';
import type { Feature } from '../../../platform/http/http-server.ts';
import { readerOf, sendPage } from '../../../platform/pages/plain-page.ts';

const KILOBYTE = 1024;

/**
 * Where providers send people back to. The page hands what it was given to the window that asked, which the market
 * then lets in; it needs nothing else, so it is there at once.
 */
export const returnRoutes: Feature = async (app) => {
  app.get('/signed-in', { config: { access: 'public', hidden: true } }, (request, reply) =>
    sendReturnPage(request, reply, ''),
  );

  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 32 * KILOBYTE },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    // Apple answers by a form that its own page sends (product §3: pop-up mode).
    forms.post(
      '/api/auth/social/apple/return',
      { config: { access: 'public', speaks: false, hidden: true } },
      (request, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        return sendReturnPage(request, reply, JSON.stringify(answerOf(form)));
      },
    );
  });
};

function answerOf(form: URLSearchParams) {
  const name = nameOf(form.get('user'));
  return {
    state: form.get('state') ?? '',
    ...(form.has('id_token') ? { credential: form.get('id_token') } : {}),
    ...(name ? { name } : {}),
    ...(form.has('error') ? { error: form.get('error') } : {}),
  };
}

/** Told by Apple the first time only: `{"name":{"firstName":"Nour","lastName":"Haddad"},"email":"…"}`. */
function nameOf(user: string | null): string {
  if (user === null) return '';
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    return [name?.firstName, name?.lastName]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .trim();
  } catch {
    // It comes through the browser, so anything may stand there; an account does without.
    return '';
  }
}

async function sendReturnPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string,
): Promise<FastifyReply> {
  const reader = await readerOf(request);
  const { t } = reader;
  return sendPage(reply, reader, {
    title: t('social.returning'),
    scripts: ['/signed-in.js'],
    style: 'main{text-align:center}',
    body: html`<main data-answer="${answer}">
<h1 data-when="waiting">${t('social.returning')}</h1>
<p data-when="waiting">${t('social.returningText')}</p>
<h1 data-when="done" hidden>${t('social.done')}</h1>
<div data-when="alone" hidden><h1>${t('social.alone')}</h1><p>${t('social.aloneText')}</p></div>
</main>`,
  });
}
