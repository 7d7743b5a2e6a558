const WAIT_MS = 3_000;

let waiting: Promise<void> | undefined;

/** Once the market answers again; who waits for it asks together with all others. */
export function lineBack(): Promise<void> {
  waiting ??= untilAnswered().finally(() => {
    waiting = undefined;
  });
  return waiting;
}

async function untilAnswered(): Promise<void> {
  while (!(await isAnswered())) await onlineOrLater();
}

/** A browser often takes a line for there that leads nowhere. */
export async function isAnswered(): Promise<boolean> {
  try {
    return navigator.onLine && (await fetch('/healthz', { cache: 'no-store', ...until(3 * WAIT_MS) })).ok;
  } catch {
    return false;
  }
}

/** Asked again after a while, and at once when there is a network again. */
function onlineOrLater(): Promise<unknown> {
  return new Promise((done) => {
    setTimeout(done, WAIT_MS);
    addEventListener('online', done, until(WAIT_MS));
  });
}

const until = (milliseconds: number) => ({ signal: AbortSignal.timeout(milliseconds) });
