import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { apiBase } from '@/platform/api/base.ts';
import { api, isApiError } from '@/platform/api/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { eventsIn } from '../model/events-in.ts';

// How often it is asked where nothing comes by itself, in milliseconds.
const askEvery = 2_000;

/** Tells how an import goes on, until there is nothing more to come: as it happens, else by asking now and then. */
export async function followImport(
  id: string,
  hear: (now: ProductImport) => void,
  signal: AbortSignal,
): Promise<void> {
  let last: ProductImport | null = null;
  const take = (now: ProductImport) => {
    last = now;
    hear(now);
  };
  while (!signal.aborted && (last === null || isUnderWay(last))) {
    try {
      await listen(id, take, signal);
    } catch {
      if (signal.aborted) return;
      await pause(askEvery, signal);
      const now = signal.aborted ? null : await ask(id, signal);
      if (now) take(now);
    }
  }
}

export const isUnderWay = ({ state, pictures }: ProductImport): boolean =>
  ['reading', 'checking', 'running'].includes(state) || pictures.waiting > 0;

/** Null while nobody answers; the answer says also when it is gone for good. */
async function ask(id: string, signal: AbortSignal): Promise<ProductImport | null> {
  try {
    return await api.get<ProductImport>(`/imports/${id}`, { signal });
  } catch (error) {
    if (isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500)) return null;
    throw error;
  }
}

async function listen(id: string, take: (now: ProductImport) => void, signal: AbortSignal): Promise<void> {
  const { token } = sessionStore.getState();
  const answer = await fetch(`${apiBase}/imports/${id}/events`, {
    headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`not to be followed: ${answer.status}`);
  let came = false;
  for await (const { name, data } of eventsIn(answer.body.pipeThrough(new TextDecoderStream()))) {
    if (name !== 'progress') continue;
    take(JSON.parse(data) as ProductImport);
    came = true;
  }
  // Begun again and again, it would ask without end.
  if (!came) throw new Error('nothing came');
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
