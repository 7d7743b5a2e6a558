import type { IncomingHttpHeaders } from 'node:http';
import type { Door } from '@souk/broadcast/http/whip.routes.ts';

interface Passing {
  /** Of the engine's door. */
  base: string;
  door: Door;
  show: string;
  /** What `location` had told. */
  session: string | undefined;
  method: string;
  headers: IncomingHttpHeaders;
  body: string | undefined;
}

export interface Forwarded {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
  /** Of a line that was opened: where the engine has it. */
  readonly opened?: string | undefined;
}

const answerWithinMs = 10_000;
const sent = ['authorization', 'content-type', 'if-match', 'origin'] as const;
const answered = [
  'content-type',
  'etag',
  'link',
  'accept-patch',
  'accept-post',
  'allow',
  'retry-after',
  'www-authenticate',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'access-control-max-age',
];

/** Hands a request on to the engine, and what it answers back. */
export async function forward({
  base,
  door,
  show,
  session,
  method,
  headers,
  body,
}: Passing): Promise<Forwarded> {
  const target = session === undefined ? `${base}/${encodeURIComponent(show)}` : sessionUrl(base, session);
  if (target === undefined) return { status: 404, headers: {}, body: '' };
  const response = await fetch(target, {
    method,
    headers: pick(sent, (name) => headers[name]),
    ...(body === undefined || method === 'OPTIONS' || method === 'DELETE' ? {} : { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  const location = response.headers.get('location');
  const told = location && `/${door}/${encodeURIComponent(show)}/${nameOf(location, target)}`;
  return {
    status: response.status,
    headers: {
      ...pick(answered, (name) => response.headers.get(name) ?? undefined),
      ...(told ? { location: told } : {}),
      'cache-control': 'no-store',
    },
    body: await response.text(),
    opened: response.status === 201 && location ? new URL(location, target).href : undefined,
  };
}

/** The way to a session at the engine, as one part of an address of ours. */
function nameOf(location: string, base: string): string {
  const { pathname, search } = new URL(location, base);
  return Buffer.from(`${pathname}${search}`).toString('base64url');
}

/** Never anywhere but at the engine, whatever a caller made up. */
function sessionUrl(base: string, session: string): string | undefined {
  const way = Buffer.from(session, 'base64url').toString();
  if (!/^\/(?!\/)[\x21-\x7e]*$/.test(way)) return undefined;
  const { origin } = new URL(base);
  const url = new URL(`${origin}${way}`);
  return url.origin === origin && url.pathname.startsWith(new URL(base).pathname) ? url.href : undefined;
}

function pick(names: readonly string[], read: (name: string) => string | string[] | undefined) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}
