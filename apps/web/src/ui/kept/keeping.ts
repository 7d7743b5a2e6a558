import { createContext, use } from 'react';

export type KeptKind = 'product' | 'event' | 'show' | 'shop';
export interface Keepable {
  _id: string;
  name: string;
}

/** Hearts, reminders and follows: cards show them, the app says what a press does. */
export interface Keeping {
  /** What was pressed since the page was loaded; undefined when nothing was. */
  changed: (kind: KeptKind, id: string) => boolean | undefined;
  keep: (kind: KeptKind, thing: Keepable, kept: boolean) => void;
  /** Nobody follows their own shop. */
  isOwn: (kind: KeptKind, id: string) => boolean;
}

export const KeepingContext = createContext<Keeping | null>(null);

type Kept = readonly [kept: boolean, change: ((kept: boolean) => void) | undefined];

/** Whether a thing is kept, and what changes it; nothing changes it where nobody provides for that, or it is one's own. */
export function useKept(kind: KeptKind, thing: Keepable, before: boolean): Kept {
  const keeping = use(KeepingContext);
  if (!keeping || keeping.isOwn(kind, thing._id)) return [before, undefined];
  return [keeping.changed(kind, thing._id) ?? before, (kept) => keeping.keep(kind, thing, kept)];
}
