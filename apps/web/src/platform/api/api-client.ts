import type { ErrorEnvelope } from '@souk/shared/errors.ts';
import { ApiError, networkCause } from './api-error.ts';

type ApiClientOptions = {
  base: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  token: () => string | null;
  /** Which browser this is; sent only with a token. */
  device?: () => string;
  /** The language answers should be in. */
  language?: () => string | undefined;
  onUnauthenticated: (token: string) => void;
};

export type CallOptions = {
  query?: Record<string, string | number | boolean | string[] | undefined | null>;
  signal?: AbortSignal;
  /** Milliseconds; without it a call waits for as long as it takes (product §3). */
  timeout?: number;
  /** Needed by every call that moves money or stock; the same key again has no second effect. */
  idempotencyKey?: string;
  /** The answer is not JSON. */
  file?: boolean;
};

/** Typed calls to the backend: the bearer on every one, and every failure an `ApiError`. */
export function createApiClient(options: ApiClientOptions) {
  async function call<T>(method: string, path: string, body: unknown, more: CallOptions = {}): Promise<T> {
    const token = options.token();
    const url = addressOf(options.base, path, more.query);
    let response: Response;
    let text: string;
    try {
      const ask = () =>
        options.fetch(url, requestOf(method, body, identityOf(token), options.language?.(), more));
      response = await ask();
      // Busy for a moment: a read is tried once more before anybody is bothered with it.
      if (response.status === 503 && method === 'GET') {
        await new Promise((wake) => setTimeout(wake, 1000 * (1 + Math.random())));
        response = await ask();
      }
      if (more.file && response.ok) return (await response.blob()) as T;
      text = await response.text();
    } catch (thrown) {
      throw new ApiError(networkCause(thrown, more.signal), 0, `${method} ${path} was not answered`, {
        cause: thrown,
      });
    }
    try {
      return answerOf<T>(`${method} ${path}`, response, text);
    } catch (error) {
      // Not every 401 is about the session: a wrong password is one too.
      if (token && error instanceof ApiError && error.code === 'unauthenticated')
        options.onUnauthenticated(token);
      throw error;
    }
  }

  const identityOf = (token: string | null): Record<string, string> =>
    token
      ? {
          authorization: `Bearer ${token}`,
          ...(options.device ? { 'souk-device': options.device() } : {}),
        }
      : {};

  return {
    get: <T>(path: string, more?: CallOptions) => call<T>('GET', path, undefined, more),
    post: <T>(path: string, body?: unknown, more?: CallOptions) => call<T>('POST', path, body, more),
    put: <T>(path: string, body?: unknown, more?: CallOptions) => call<T>('PUT', path, body, more),
    patch: <T>(path: string, body?: unknown, more?: CallOptions) => call<T>('PATCH', path, body, more),
    delete: <T>(path: string, more?: CallOptions) => call<T>('DELETE', path, undefined, more),
    /** Something else than JSON, to be shown or saved. */
    file: (path: string, more?: CallOptions) => call<Blob>('GET', path, undefined, { ...more, file: true }),
  };
}

export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

function requestOf(
  method: string,
  body: unknown,
  identity: Record<string, string>,
  language: string | undefined,
  more: CallOptions,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', ...identity };
  const file = body instanceof Blob;
  if (body !== undefined) headers['content-type'] = file ? body.type : 'application/json';
  if (language) headers['accept-language'] = language;
  if (more.idempotencyKey) headers['idempotency-key'] = more.idempotencyKey;
  const request: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) request.body = file ? body : JSON.stringify(body);
  const signal = signalOf(more);
  if (signal) request.signal = signal;
  return request;
}

function signalOf({ signal, timeout }: CallOptions): AbortSignal | undefined {
  if (timeout === undefined) return signal;
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

function addressOf(base: string, path: string, query: CallOptions['query'] = {}): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined && one !== null) words.append(name, String(one));
  }
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(base)?.[1]?.toLowerCase();
  if (scheme && scheme !== 'http' && scheme !== 'https') {
    throw new ApiError('unsupported_protocol', 0, `${scheme} is not a protocol calls can be made with`);
  }
  const search = words.toString();
  return base + path + (search && `?${search}`);
}

/** What came back, whatever fetched it; a failure is thrown. */
export function answerOf<T>(
  what: string,
  { status, headers }: { status: number; headers: Pick<Headers, 'get'> },
  text: string,
): T {
  const requestId = headers.get('x-request-id') ?? undefined;
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  const answer = parsed(text);
  if (status >= 200 && status < 300) {
    if (!text) return undefined as T;
    if (answer !== notJson) return answer as T;
  } else if (isEnvelope(answer)) {
    const { code, message, details, requestId } = answer.error;
    throw new ApiError(code, status, message, { details, requestId, retryAfter });
  }
  const code = status > 501 && status < 505 ? 'unavailable' : 'internal_error';
  throw new ApiError(code, status, `${what}: ${status}, not in JSON`, { requestId, retryAfter });
}

const notJson = Symbol('not JSON');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return notJson;
  }
}

function isEnvelope(answer: unknown): answer is ErrorEnvelope {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return false;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
