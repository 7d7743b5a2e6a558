import { createContext, use } from 'react';
import type { Entry } from './use-entry.ts';

/** The views of the sign-in page that have an address: `/login?view=...`, or `?reset=` of a mail's link. */
export const views = ['sign-up', 'code', 'forgotten', 'welcome'] as const;
export type View = 'sign-in' | 'reset' | (typeof views)[number];

export type DoorSearch = { view?: unknown; reset?: unknown; return?: unknown };

export function viewOf({ view, reset }: DoorSearch, signedIn: boolean): View {
  if (typeof reset === 'string' && reset !== '') return 'reset';
  // Just signed up: the page goes on to the welcome only once the session is there.
  if (view === 'welcome') return signedIn ? 'welcome' : 'sign-up';
  return views.find((name) => name === view) ?? 'sign-in';
}

/** What all views of the page share. */
export interface Door {
  entry: Entry;
  /** Typed once, kept from view to view. */
  email: string;
  setEmail: (email: string) => void;
  /** The address parameters of another view, with the way back kept. */
  to: (view: View) => Record<string, string>;
  /** Goes where they were going. */
  leave: () => void;
}

export const DoorContext = createContext<Door | null>(null);

export function useDoor(): Door {
  const door = use(DoorContext);
  if (!door) throw new Error('there is no sign-in page around this');
  return door;
}
