interface Repeating {
  /** Once, and again when something else is wrong. */
  onFailure(error: unknown): void;
}

/** Does the work again and again, so long after it was done, until this is disposed of, which waits for the last time. */
export function repeat(
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
  { onFailure }: Repeating,
): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let failed = '';

  async function once(): Promise<void> {
    try {
      await work(signal);
      failed = '';
    } catch (error) {
      const how = String(error);
      if (how !== failed && !signal.aborted) onFailure(error);
      failed = how;
    }
    if (signal.aborted) return;
    timer = setTimeout(next, everyMs);
    timer.unref();
  }

  function next(): void {
    working = once();
  }

  next();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      clearTimeout(timer);
      await working;
    },
  };
}
