import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Api, isSame, type Keys, keyIn } from './api.ts';
import { challengePage, solveChallenge } from './challenge-page.ts';
import { control } from './control/control.ts';
import type { Fault, Faults } from './control/faults.ts';
import { onboardingPage } from './onboarding-page.ts';
import { answerLink } from './resources/account-links.ts';
import type { Deliveries } from './webhooks/deliveries.ts';
import { mostBytes, readBody } from './wire/body.ts';
import { invalidRequest, WireError } from './wire/wire-error.ts';

export interface Parts {
  api: Api;
  faults: Faults;
  deliveries: Deliveries;
  keys: Keys;
  passTime: () => void;
  hasControl: boolean;
}

/** One HTTP request, whatever it is for. */
export async function respond(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // The caller may be gone before the answer.
  response.on('error', () => undefined);
  try {
    const url = addressOf(request);
    if (url.pathname.startsWith('/v1/')) await respondAsStripe(parts, url, request, response);
    else if (url.pathname.startsWith('/challenge/')) await respondAsBank(parts, url, request, response);
    else if (url.pathname.startsWith(onboardingPath)) await respondToSeller(parts, url, request, response);
    else if (url.pathname === '/healthz') send(response, 200, '{"status":"ok"}', json);
    else if (url.pathname.startsWith('/control/') && parts.hasControl && isOwner(parts, request))
      send(response, 200, JSON.stringify(await control(parts, url.pathname, await readOwner(request))), json);
    else send(response, 404, 'Not found', { 'content-type': 'text/plain' });
  } catch (error) {
    if (response.destroyed || request.errored) return;
    const { status, body } =
      error instanceof WireError
        ? error
        : {
            status: 500,
            body: { type: 'api_error', message: 'The sandbox met a failure it does not know.' },
          };
    if (status === 500) process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
    if (!response.headersSent)
      send(response, status, JSON.stringify({ error: body }), { ...json, ...crossOrigin });
  }
}

function addressOf({ url = '/' }: IncomingMessage): URL {
  const address = URL.parse(url, 'http://sandbox');
  if (!address) throw invalidRequest('The address is malformed.');
  return address;
}

const json = { 'content-type': 'application/json; charset=utf-8' };

// Browsers send cards here from the market's own address.
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, stripe-version, stripe-account',
  'access-control-expose-headers': 'request-id, idempotent-replayed',
  'access-control-max-age': '300',
};

async function respondAsStripe(
  { api, faults }: Parts,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (method === 'OPTIONS') return send(response, 204, '', crossOrigin);
  // Before any of a body is kept.
  const isPublishable = api.isPublishable(request.headers);
  const isFile = method === 'POST' && url.pathname === '/v1/files';
  const { ofBrowsers, ofServers, withFile } = mostBytes;
  const body = await readBody(request, isPublishable ? ofBrowsers : isFile ? withFile : ofServers);
  const met = faults.met(method, url.pathname);
  const does = (kind: Fault['do']) => met.find((fault) => fault.do === kind);
  if (does('lose-before')) return void request.socket.destroy();
  const failure = does('fail');
  if (failure) {
    const error = { type: 'api_error', message: 'An unknown error occurred.' };
    return send(response, failure.status ?? 500, JSON.stringify({ error }), { ...json, ...crossOrigin });
  }
  const answer = await api.answer(
    {
      ...{ method, path: url.pathname, query: url.search.slice(1), headers: request.headers },
      ...{ isPublishable, body },
    },
    () => pauseFor(does('delay')),
  );
  if (does('lose-after')) return void request.socket.destroy();
  send(response, answer.status, answer.body, { ...json, ...crossOrigin, ...answer.headers });
}

const pauseFor = async (delay: Fault | undefined) => {
  if (delay) await pause(delay.ms ?? 0);
};

async function respondAsBank({ api }: Parts, url: URL, request: IncomingMessage, response: ServerResponse) {
  const id = url.pathname.slice('/challenge/'.length);
  if (request.method === 'POST') {
    const form = await readPressed(request);
    const isConfirmed = form.get('result') === 'complete';
    const back = api.act(id, (call) =>
      solveChallenge(call, id, form.get('client_secret') ?? '', isConfirmed),
    );
    if (back) return send(response, 303, '', { location: back });
    if (back === null)
      return send(response, 200, 'Done. You can close this page.', { 'content-type': 'text/plain' });
  } else {
    const page = api.act(id, (call) =>
      challengePage(
        call,
        id,
        url.searchParams.get('client_secret') ?? '',
        request.headers['accept-language'],
      ),
    );
    if (page) return send(response, 200, page, { 'content-type': 'text/html; charset=utf-8' });
  }
  send(response, 404, 'There is nothing to confirm here.', { 'content-type': 'text/plain' });
}

const onboardingPath = '/onboarding/';

async function respondToSeller({ api }: Parts, url: URL, request: IncomingMessage, response: ServerResponse) {
  const account = url.pathname.slice(onboardingPath.length);
  const token = url.searchParams.get('token') ?? '';
  if (request.method === 'POST') {
    const form = await readPressed(request);
    const to = api.act(account, (call) => answerLink(call, account, token, form.get('result') === 'done'));
    if (to) return send(response, 303, '', { location: to });
  } else {
    const language = request.headers['accept-language'];
    const shown = api.act(account, (call) => onboardingPage(call, { account, token }, language));
    if (shown && 'to' in shown) return send(response, 303, '', { location: shown.to });
    if (shown) return send(response, 200, shown.page, { 'content-type': 'text/html; charset=utf-8' });
  }
  send(response, 404, 'Nobody is asked anything here.', { 'content-type': 'text/plain' });
}

const readOwner = (request: IncomingMessage) => readBody(request, mostBytes.ofServers);

/** What a buyer or a seller pressed on a page. */
const readPressed = async (request: IncomingMessage) =>
  new URLSearchParams(await readBody(request, mostBytes.ofBrowsers));

function isOwner({ keys }: Parts, request: IncomingMessage): boolean {
  const key = keyIn(request.headers);
  return key !== undefined && isSame(key, keys.secretKey);
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string>): void {
  response.writeHead(status, {
    ...headers,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
