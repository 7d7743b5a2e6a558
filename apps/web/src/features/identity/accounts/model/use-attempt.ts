import { useState } from 'react';

/** One call at a time that waits and may fail, where there is no query cache around. */
export function useAttempt() {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  async function run(call: () => Promise<unknown>): Promise<void> {
    setPending(true);
    setError(null);
    try {
      await call();
    } catch (thrown) {
      setError(thrown);
    } finally {
      setPending(false);
    }
  }
  return { run, pending, error, forget: () => setError(null) };
}
