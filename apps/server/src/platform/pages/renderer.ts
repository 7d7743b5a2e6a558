import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inProcess } from '../http/in-process.ts';

export interface PageRequest {
  url: string;
  origin: string;
  language: string;
  timeZone: string;
  signedIn: boolean;
  /** Asked for at the public address, not at another one that leads here, such as an IP address. */
  atOwnAddress: boolean;
  now: number;
}

export interface RenderedPage {
  status: 200 | 400 | 404 | 500 | 503;
  redirect?: string;
  language: { code: string; dir: 'ltr' | 'rtl' };
  head: string;
  root: string;
  state: string;
  screen: string | undefined;
  goesOn: { with: readonly string[]; soon: readonly string[] } | null;
  /** Why it was drawn as a page that says that something went wrong. */
  failure?: unknown;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Renderer {
  render: (request: PageRequest) => Promise<RenderedPage>;
  spoken: () => Promise<string[]>;
}

/** The web app built for the server; its calls go into the app itself, without a network between. */
export async function openRenderer(app: Pick<FastifyInstance, 'inject'>, distDir: string): Promise<Renderer> {
  const file = pathToFileURL(join(distDir, 'server/entry-server.js')).href;
  const { createRenderer }: { createRenderer: (fetch: Fetch) => Renderer } = await import(file);
  const drawing = new AsyncLocalStorage<string>();

  const { render, spoken } = createRenderer(async (url, init) => {
    const language = drawing.getStore();
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url,
      remoteAddress: inProcess,
      headers: {
        ...(init.headers as Record<string, string>),
        ...(language ? { 'accept-language': language } : {}),
      },
    });
    const headers = { 'x-request-id': String(answer.headers['x-request-id'] ?? '') };
    return new Response(answer.body || null, { status: answer.statusCode, headers });
  });

  return { spoken, render: (request) => drawing.run(request.language, () => render(request)) };
}
