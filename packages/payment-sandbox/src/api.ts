import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from './call.ts';
import {
  type Answer,
  checkKey,
  keyInUse,
  questionOf,
  rememberAnswer,
  rememberedAnswer,
} from './idempotency.ts';
import { newEvent } from './resources/events.ts';
import { routes } from './routes.ts';
import { newId } from './store/ids.ts';
import type { Store } from './store/store.ts';
import type { Task } from './store/timetable.ts';
import type { Deliveries } from './webhooks/deliveries.ts';
import { expandAnswer } from './wire/expand.ts';
import { type Form, readForm } from './wire/form.ts';
import { boundaryOf, readMultipart } from './wire/multipart.ts';
import { readParams } from './wire/params.ts';
import { routerOf } from './wire/router.ts';
import { unauthorized, unknownUrl, WireError } from './wire/wire-error.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

export interface Question {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  /** Whether it comes with the key that every browser has. */
  isPublishable: boolean;
  body: string;
}

export interface WireAnswer extends Answer {
  headers: Record<string, string>;
}

interface ApiParts {
  keys: Keys;
  deliveries: Deliveries;
  origin: () => string;
  asksSellers: boolean;
  later: (task: Task, id: string) => void;
}

const newestVersion = '2026-10-28.endive';
const find = routerOf(routes);

/** What Stripe's address does, free of HTTP: keys, parameters, idempotency, one transaction a call. */
export class Api {
  readonly #store: Store;
  readonly #keys: Keys;
  readonly #deliveries: Deliveries;
  readonly #origin: () => string;
  readonly #asksSellers: boolean;
  readonly #later: (task: Task, id: string) => void;
  readonly #inFlight = new Set<string>();

  constructor(store: Store, parts: ApiParts) {
    this.#store = store;
    this.#keys = parts.keys;
    this.#deliveries = parts.deliveries;
    this.#origin = parts.origin;
    this.#asksSellers = parts.asksSellers;
    this.#later = parts.later;
  }

  /** Answers one call; `meanwhile` is whatever a test lets happen on its way. */
  async answer(question: Question, meanwhile: () => Promise<void>): Promise<WireAnswer> {
    const call = this.#newCall(question.headers);
    const key = call.request.idempotencyKey;
    const headers: Record<string, string> = {
      'request-id': call.request.id,
      'stripe-version': call.apiVersion,
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...(call.account ? { 'stripe-account': call.account } : {}),
    };
    try {
      call.isPublishable = question.isPublishable;
      const { isReplay, ...answer } = await this.#alone(call, async () => {
        await meanwhile();
        return this.#perform(call, question);
      });
      return { ...answer, headers: isReplay ? { ...headers, 'idempotent-replayed': 'true' } : headers };
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      return { ...answerOf(error), headers };
    }
  }

  /** Something that happens to a thing by itself, or through a person without a key. */
  act<Done>(id: string, work: (call: Call) => Done): Done {
    const owner = { 'stripe-account': this.#store.accountOf(id) };
    const done = this.#store.transaction(() => work(this.#newCall(owner)));
    this.#deliveries.wake();
    return done;
  }

  #newCall(headers: IncomingHttpHeaders): Call {
    const request = { id: newId('req'), idempotencyKey: headerOf(headers, 'idempotency-key') ?? null };
    const account = headerOf(headers, 'stripe-account') ?? '';
    const apiVersion = headerOf(headers, 'stripe-version') ?? newestVersion;
    const now = Math.floor(Date.now() / 1000);
    return {
      ...{ store: this.#store, now, account, request, apiVersion },
      isPublishable: false,
      asksSellers: this.#asksSellers,
      origin: this.#origin(),
      emit: (type, thing, owner = account) => {
        const event = newEvent({ type, thing, now, account: owner, apiVersion: newestVersion, request });
        this.#store.add(event);
        this.#deliveries.add(event.id);
      },
      later: this.#later,
    };
  }

  /** Two calls with one key are never under way together. */
  async #alone<Done>(
    { account, request: { idempotencyKey: key } }: Call,
    work: () => Promise<Done>,
  ): Promise<Done> {
    if (key === null) return await work();
    const lock = `${account} ${key}`;
    if (this.#inFlight.has(lock)) throw keyInUse(key);
    this.#inFlight.add(lock);
    try {
      return await work();
    } finally {
      this.#inFlight.delete(lock);
    }
  }

  #perform(call: Call, { method, path, query, headers, body }: Question): Answer & { isReplay?: boolean } {
    const boundary = method === 'POST' ? boundaryOf(headers['content-type']) : undefined;
    const form = boundary ? readMultipart(body, boundary) : readForm(method === 'POST' ? body : query);
    const key = method === 'POST' ? call.request.idempotencyKey : null;
    const answer = this.#store.transaction(() => {
      if (key === null) return this.#outcome(call, method, path, form);
      checkKey(key);
      const asked = questionOf(method, path, form, this.#keys.secretKey);
      const before = rememberedAnswer(this.#store, call.account, key, asked);
      if (before) return { ...before, isReplay: true };
      const outcome = this.#outcome(call, method, path, form);
      rememberAnswer(this.#store, call.account, key, asked, outcome);
      return outcome;
    });
    this.#deliveries.wake();
    return answer;
  }

  /** A refusal is an outcome as well; only what never began is thrown. */
  #outcome(call: Call, method: string, path: string, form: Form): Answer {
    try {
      const thing = this.#store.part(
        () => this.#dispatch(call, method, path, form),
        (error) => error instanceof WireError && error.keepsWrites,
      );
      return { status: 200, body: JSON.stringify(thing, null, 2) };
    } catch (error) {
      if (!(error instanceof WireError) || !error.isOutcome) throw error;
      return answerOf(error);
    }
  }

  #dispatch(call: Call, method: string, path: string, form: Form): object {
    const match = find(method, path);
    if (!match) throw unknownUrl(method, path);
    const { route, ids } = match;
    if (call.account && !this.#store.find('account', call.account, '')) throw unknownAccount(call.account);
    if (call.isPublishable && !route.isForBrowsers) throw secretKeyNeeded();
    const params: { expand?: string[] } = readParams(route.params, form) as object;
    const thing = route.answer(call, params as never, ids);
    return expandAnswer(this.#store, structuredClone(thing), params.expand);
  }

  /** Of whose key it comes with; refused without one. */
  isPublishable(headers: IncomingHttpHeaders): boolean {
    const key = keyIn(headers);
    if (key === undefined)
      throw unauthorized('You did not provide an API key. Send it as "Authorization: Bearer YOUR_KEY".');
    if (isSame(key, this.#keys.secretKey)) return false;
    if (isSame(key, this.#keys.publishableKey)) return true;
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`);
  }
}

const answerOf = ({ status, body: error }: WireError): Answer => ({
  status,
  body: JSON.stringify({ error }, null, 2),
});

const secretKeyNeeded = () =>
  new WireError(
    403,
    {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    },
    { isOutcome: false },
  );

const unknownAccount = (account: string) =>
  new WireError(
    403,
    {
      type: 'invalid_request_error',
      code: 'account_invalid',
      message: `The provided key does not have access to account '${account}', or it does not exist.`,
    },
    { isOutcome: false },
  );

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) || undefined;
}

/** As a bearer token, or as the user of basic authentication. */
export function keyIn(headers: IncomingHttpHeaders): string | undefined {
  const [scheme = '', value = ''] = headers.authorization?.split(' ') ?? [];
  if (scheme.toLowerCase() === 'bearer') return value || undefined;
  if (scheme.toLowerCase() !== 'basic') return undefined;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] || undefined;
}

export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
