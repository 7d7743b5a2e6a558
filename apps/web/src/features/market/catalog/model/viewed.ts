import { viewedKey } from '@/platform/session/of-one-person.ts';

const most = 12;

/** The products looked at in this browser, the latest first; null when its reader wants no list. */
export function viewedProducts(storage: Pick<Storage, 'getItem'> = localStorage): string[] | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(viewedKey) ?? '[]');
    if (kept === 'off') return null;
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function noteViewed(id: string): void {
  const before = safely(() => viewedProducts());
  if (before) keep([id, ...before.filter((other) => other !== id)].slice(0, most));
}

export const forgetViewed = (): void => keep([]);

/** Forgets the list and keeps none from now on, or begins one again. */
export const keepViewed = (wanted: boolean): void => keep(wanted ? [] : 'off');

function keep(value: string[] | 'off'): void {
  safely(() => localStorage.setItem(viewedKey, JSON.stringify(value)));
}

/** Browsers may forbid storage: then nothing is kept. */
function safely<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
