import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createAnswerCache } from '../answers/answer-cache.ts';
import { bytesOf, type Encoded, encoded, negotiated } from '../answers/encoding.ts';
import { systemClock } from '../clock.ts';
import { readTemplate } from './page-template.ts';
import { readerOf, sendPlainPage } from './plain-page.ts';
import { openRenderer } from './renderer.ts';
import { contentOf, readStaticFiles, type StaticFile } from './static-files.ts';
import { visitorOf } from './visitor.ts';

export interface PagesOptions {
  /** Where the web app was built to: `client` and `server` are in it. */
  distDir: string;
  /** The public address without a slash at its end, for the addresses pages name themselves by. */
  url: string;
  /** Counts a page, and says how many seconds its reader is to wait when they had too many. */
  wait: (request: FastifyRequest) => number;
}

/** The web app: its files, and every other address as a page whose first view is already drawn. */
export const pagesPlugin = fp(
  async (app, { distDir, url: origin, wait }: PagesOptions) => {
    const files = readStaticFiles(`${distDir}/client`);
    const template = readTemplate(`${distDir}/client`);
    const renderer = await openRenderer(app, distDir);
    const ownHost = new URL(origin).host;
    const cache = createAnswerCache<{ status: number; redirect?: string; html: Encoded }>({
      clock: systemClock,
      milliseconds: 1_000,
      mostBytes: 24 * 1024 * 1024,
      sizeOf: ({ html }) => bytesOf(html),
      // What is not there or failed now may be there at the next try.
      mayCache: ({ status }) => status === 200,
    });

    app.get('/*', { config: { access: 'public', hidden: true } }, async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      const file = files.get(path);
      if (file) return sendFile(request, reply, file);
      if (path.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not here any more.');

      const seconds = wait(request);
      if (seconds > 0) return sendBusyPage(request, reply, seconds);
      const visitor = visitorOf(request.headers, await renderer.spoken());
      const { language, timeZone, signedIn, theme, wasHere } = visitor;
      const atOwnAddress = request.host === ownHost;
      const key = [language, timeZone, signedIn, theme, wasHere, atOwnAddress, request.url].join(' ');
      const page = await cache.get(key, async () => {
        try {
          const rendered = await renderer.render({
            url: request.url,
            origin,
            language,
            timeZone,
            signedIn,
            atOwnAddress,
            now: Date.now(),
          });
          const { status, redirect, failure } = rendered;
          if (failure !== undefined)
            request.log.error({ err: failure }, 'what a page shows could not be had');
          return {
            status,
            ...(redirect ? { redirect } : {}),
            html: encoded(template.page(rendered, visitor)),
          };
        } catch (err) {
          // The browser can still draw the page by itself; the status tells everyone else.
          request.log.error({ err }, 'a page could not be drawn');
          return { status: 500, html: encoded(template.empty(language, theme)) };
        }
      });
      if (page.redirect) return reply.headers(pageHeaders).redirect(page.redirect, 302);
      return sendPage(request, reply, page.status, page.html);
    });
  },
  { name: 'pages' },
);

async function sendBusyPage(request: FastifyRequest, reply: FastifyReply, seconds: number) {
  reply.code(429).header('retry-after', String(seconds));
  return sendPlainPage(
    reply,
    await readerOf(request),
    'error.too_many_requests',
    'error.too_many_requests.next',
  );
}

const pageHeaders = { 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language, Cookie' };

async function sendPage(request: FastifyRequest, reply: FastifyReply, status: number, page: Encoded) {
  reply.headers({ ...pageHeaders, etag: page.etag });
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const { body, encoding } = await page.as(negotiated(request.headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.code(status).type('text/html; charset=utf-8').send(body);
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  reply.headers({ 'cache-control': file.cacheControl, vary: 'Accept-Encoding', etag: file.etag });
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const { content, encoding } = await contentOf(file, negotiated(request.headers['accept-encoding']));
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(content);
}
