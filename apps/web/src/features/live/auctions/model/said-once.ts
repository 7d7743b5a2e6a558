/** What is read aloud, and what it is about. */
export interface Said {
  about: string;
  words: string;
}

/** The same thing is said once, however its figures go on. */
export const saidOnce = (before: Said | null, now: Said | null): Said | null =>
  before && now && before.about === now.about ? before : now;
