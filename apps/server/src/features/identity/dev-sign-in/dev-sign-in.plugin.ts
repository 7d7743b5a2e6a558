import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Clock } from '../../../platform/clock.ts';
import { readerOf, sendPage } from '../../../platform/pages/plain-page.ts';
import { redirectUriOf } from '../social-sign-in/index.ts';
import { chooserPage, consentPage } from './chooser.page.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import { inStandardWords, type Played, playProvider } from './played-provider.ts';
import { clientId, issuerOf, pathOf } from './played-providers.ts';
import { submitScript, submitScriptPath } from './submit-page.ts';

interface DevSignInOptions {
  url: string;
  clock: Clock;
}

const open = { config: { access: 'public', speaks: false, hidden: true, rateLimit: false } } as const;

/** Google and Apple for a market without ids at them: never in production, where the configuration refuses it. */
export const devSignIn: FastifyPluginAsyncZod<DevSignInOptions> = async (app, { url, clock }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
  app.get(submitScriptPath, open, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').serializer(String).send(submitScript),
  );

  for (const name of ['google', 'apple'] as const) {
    const played = playProvider({
      name,
      issuer: issuerOf(url, name),
      clientId,
      redirectUri: redirectUriOf(name, url),
      clock,
      onError: (err) => app.log.warn({ err }, 'the offline sign-in stumbled'),
    });
    app.get(`${pathOf(name)}/choose/:uid`, open, async (request, reply) => {
      if (!(await isUnderWay(played, request, reply))) return reply.redirect('/login', 303);
      const reader = await readerOf(request);
      return sendPage(reply, reader, chooserPage(reader, name, false));
    });
    app.post(`${pathOf(name)}/choose/:uid`, open, async (request, reply) => {
      if (!(await isUnderWay(played, request, reply))) return reply.redirect('/login', 303);
      return await choose(played, request, reply, new URL(url).host);
    });
    app.get(`${pathOf(name)}/*`, open, (request, reply) => handOver(played, request, reply, new URL(url)));
  }
};

/** Gives the request to the provider, which answers it by itself. */
async function handOver(
  played: Played,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  market: URL,
): Promise<void> {
  const provider = await played.provider();
  const path = pathOf(played.name);
  // Everyone is asked anew who they are: no session of an earlier time is brought along.
  if (raw.url?.startsWith(`${path}/authorize?`)) delete raw.headers.cookie;
  raw.url = inStandardWords(played.name, raw.url ?? path).slice(path.length);
  // It names itself by the market's public address, whatever proxies made of the request on the way.
  raw.headers.host = market.host;
  raw.headers['x-forwarded-proto'] = market.protocol.slice(0, -1);
  Object.assign(raw, { baseUrl: path });
  for (const [header, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(header, value ?? '');
  reply.hijack();
  await provider.callback()(raw, reply.raw);
}

async function isUnderWay(played: Played, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const provider = await played.provider();
  try {
    await provider.interactionDetails(raw, reply.raw);
    return true;
  } catch (error) {
    if ((error as { name?: unknown }).name === 'SessionNotFound') return false;
    throw error;
  }
}

async function choose(played: Played, request: FastifyRequest, reply: FastifyReply, market: string) {
  const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  if (form.get('person') === 'nobody') {
    // Apple has a word of its own for it.
    const error = played.name === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
    return await finish(played, request, reply, { error, error_description: 'Cancelled.' });
  }
  const person = personOf(played.name, form);
  const reader = await readerOf(request);
  if (!person) return sendPage(reply, reader, chooserPage(reader, played.name, true));
  if (!played.hasAgreed(person) && form.get('agreed') !== 'yes') {
    return sendPage(reply, reader, consentPage(reader, played.name, person, market));
  }
  const accountId = played.agree(person, form.get('email-choice') === 'hide');
  const login = { accountId, remember: false };
  return await finish(played, request, reply, { login, select_account: {}, consent: {} });
}

async function finish(
  played: Played,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  result: Record<string, unknown>,
): Promise<FastifyReply> {
  const provider = await played.provider();
  return reply.redirect(await provider.interactionResult(raw, reply.raw, result), 303);
}

function personOf(name: SocialProvider, form: URLSearchParams): DemoPerson | undefined {
  const chosen = demoPeople[name][Number(form.get('person') ?? Number.NaN)];
  if (chosen) return chosen;
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const [givenName = '', ...rest] = (form.get('name') ?? '').trim().split(/\s+/);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email) || email.length > 200 || givenName === '')
    return undefined;
  const known = demoPeople[name].find((person) => person.email === email);
  return known ?? { email, givenName: givenName.slice(0, 40), familyName: rest.join(' ').slice(0, 40) };
}
