import { sessionStore } from '@/platform/session/session.store.ts';

// A door may have no line: what is needed there stays on this device from when it was first seen until its event is over.
// Signing out forgets it.

interface Stored<Value> {
  /** Whose it is; another one at this device finds nothing. */
  owner: string;
  values: Record<string, Value>;
}

interface StoredOptions<Value> {
  key: string;
  /** The one seen last comes last, and the first is the first to go. */
  most: number;
  /** When the last of its events is over. */
  endsAt: (value: Value) => number;
}

const DAY_MS = 24 * 3_600_000;

export function storedUntilOver<Value>({ key, most, endsAt }: StoredOptions<Value>) {
  function own(): Stored<Value> {
    const owner = sessionStore.getState().user?._id ?? '';
    try {
      const stored: Partial<Stored<Value>> | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      if (owner !== '' && stored?.owner === owner && stored.values) return { owner, values: stored.values };
    } catch {
      // Nothing may be kept here, or a program wrote something else there.
    }
    return { owner, values: {} };
  }
  return {
    find: (id: string): Value | undefined => own().values[id],
    keep(id: string, value: Value, now: number): void {
      const { owner, values } = own();
      if (owner === '') return;
      const { [id]: _, ...others } = values;
      const ahead = Object.entries({ ...others, [id]: value }).filter(
        ([, one]) => endsAt(one) + DAY_MS > now,
      );
      try {
        const stored: Stored<Value> = { owner, values: Object.fromEntries(ahead.slice(-most)) };
        localStorage.setItem(key, JSON.stringify(stored));
      } catch {
        // Forbidden or full: it is there as long as the page is open.
      }
    },
    forget(id: string): void {
      const { owner, values } = own();
      if (!(id in values)) return;
      const { [id]: _, ...others } = values;
      try {
        localStorage.setItem(key, JSON.stringify({ owner, values: others }));
      } catch {
        // Forbidden since: then nothing can be taken out either.
      }
    },
  };
}
