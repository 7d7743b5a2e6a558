import { runConfirmed } from './run-confirmed.ts';

const confirmed = { run: <T,>(call: () => Promise<T>): Promise<T> => runConfirmed(call) };

/** For what only the account's owner may do: `confirmed.run(() => api.put(...))`. */
export function useConfirmed(): typeof confirmed {
  return confirmed;
}
