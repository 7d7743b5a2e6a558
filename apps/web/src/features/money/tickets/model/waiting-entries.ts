import type { Entry } from '@souk/shared/money/tickets/schema.ts';

// Who was let in without a line, until the market knows: no names, and only as long as it is not sent.
const keyOf = (eventId: string) => `souk-door-${eventId}`;

export function waitingEntries(eventId: string): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(eventId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    // Nothing may be kept here, or a program wrote something else there.
    return [];
  }
}

export function keepEntries(eventId: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(eventId));
    else localStorage.setItem(keyOf(eventId), JSON.stringify(entries));
  } catch {
    // Forbidden or full: the page remembers them as long as it is open.
  }
}

/** What waits here and what was kept, also by another page of the same door. */
export function waitingTogether(kept: readonly Entry[], here: readonly Entry[]): Entry[] {
  const ids = new Set(kept.map(({ _id }) => _id));
  return [...kept, ...here.filter(({ _id }) => !ids.has(_id))];
}

function isEntry(entry: unknown): entry is Entry {
  if (typeof entry !== 'object' || entry === null) return false;
  const { _id, code, at } = entry as Partial<Record<keyof Entry, unknown>>;
  return [_id, code, at].every((value) => typeof value === 'string');
}
