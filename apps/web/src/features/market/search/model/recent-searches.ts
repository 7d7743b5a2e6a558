import { searchesKey } from '@/platform/session/of-one-person.ts';

const most = 6;

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was looked for in this browser, the latest first. */
export function recentSearches(storage: TextStorage = localStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(searchesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    // Forbidden, or not what we kept there.
    return [];
  }
}

export function noteSearch(text: string, storage: TextStorage = localStorage): void {
  const same = text.trim().toLowerCase();
  if (same === '' || same === '*') return;
  const others = recentSearches(storage).filter((other) => other.toLowerCase() !== same);
  try {
    storage.setItem(searchesKey, JSON.stringify([text.trim(), ...others].slice(0, most)));
  } catch {
    // Forbidden or full: nothing is kept.
  }
}

export function forgetSearches(storage: TextStorage = localStorage): void {
  try {
    storage.removeItem(searchesKey);
  } catch {
    // Forbidden: nothing was kept.
  }
}
