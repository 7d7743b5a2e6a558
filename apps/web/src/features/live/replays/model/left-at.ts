const KEY = 'souk-replay-at';

interface LeftAt {
  showId: string;
  /** Where its address led: who comes by another address wants to be there. */
  asked: number | null;
  second: number;
}

/** Where this tab was in a recording, for a reload in the middle of it. */
export function leftAt(showId: string, asked: number | null): number | null {
  try {
    const left: LeftAt | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return left?.showId === showId && left.asked === asked ? left.second : null;
  } catch {
    // There is no storage, or something else in it.
    return null;
  }
}

export function rememberPlace(left: LeftAt): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(left));
  } catch {
    // A browser that keeps nothing begins anew.
  }
}
