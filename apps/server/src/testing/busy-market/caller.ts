/** What a writer is told, as far as it matters. */
export interface Told {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as a client without types would
  body: any;
}

interface Call {
  body?: unknown;
  /** Sent as it is. */
  bytes?: Buffer;
  key?: string;
}

const PATIENCE_MS = 10_000;

export type Caller = ReturnType<typeof callerOf>;

/** Calls a market over the network, as one person. No answer gives undefined. */
export function callerOf(url: string, token?: string) {
  return async (method: string, path: string, call: Call = {}): Promise<Told | undefined> => {
    const { body, bytes, key } = call;
    try {
      const answer = await fetch(url + path, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
          ...(bytes && { 'content-type': 'application/octet-stream' }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: bytes ?? (body === undefined ? null : JSON.stringify(body)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text };
    } catch {
      return undefined;
    }
  };
}

/** Whether a call was acknowledged, or is to be tried again. */
export function outcomeOf(told: Told | undefined): 'stored' | 'again' | 'later' {
  if (!told || told.status >= 500) return 'again';
  if (told.status < 300) return 'stored';
  if (told.body?.error?.code === 'idempotency_in_progress') return 'later';
  throw new Error(`${told.status} ${JSON.stringify(told.body)}`);
}
