import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { type Kind, type Stored, storedAs, type Version } from './kind.ts';
import type { StockMove } from './stock-move.ts';

/** Something a seller is writing down, as this device knows it: a reload or a lost line takes nothing away. */
export type Editing<Draft, Input> = {
  /** Where its pictures are kept on their way. */
  place: string;
  /** Null until the server has it. */
  own: Stored | null;
  /** So that a first save that was not answered is not done twice: its key, and what was sent with it. */
  createKey: string;
  creating: Input | null;
  draft: Draft;
  /** What the server has. */
  base: Version<Draft> | null;
  /** Something is typed that the server does not have. */
  unsaved: boolean;
  /** Milliseconds since 1970: the last key. */
  at: number;
  /** Why a stock was not taken, until it is set again. */
  moved?: StockMove;
};

type Open<Draft, Input> = { open: Readonly<Record<string, Editing<Draft, Input>>> };

/** All that is being written of one kind, by its form. */
export interface Editings<Draft, Input, Own> {
  useEditings: UseBoundStore<StoreApi<Open<Draft, Input>>>;
  of: (key: string) => Editing<Draft, Input> | undefined;
  /** The one a form shows, which is there. */
  opened: (key: string) => Editing<Draft, Input>;
  keep: (key: string, change: Partial<Editing<Draft, Input>>) => void;
  forget: (key: string) => void;
  /** Goes on with what this device knows; it is taken as the server has it unless something is unsaved. */
  begin: (key: string, own: Own | null, now?: number) => Editing<Draft, Input>;
  newKey: (shopId: string) => string;
  /** The form of one that the server has, wherever it was begun. */
  keyOf: (_id: string) => string;
  /** The unfinished one stays among those of the shop, and the form is empty again. */
  beginAnother: (shopId: string) => void;
}

export function createEditings<Draft, Input, Own extends Stored>({
  name,
  shape,
  empty,
  versionOf,
}: Pick<Kind<Draft, Input, Own>, 'name' | 'shape' | 'empty' | 'versionOf'>): Editings<Draft, Input, Own> {
  type One = Editing<Draft, Input>;
  const useEditings = create<Open<Draft, Input>>()(
    persist((): Open<Draft, Input> => ({ open: {} }), {
      name: `souk-editing-${name}`,
      version: shape,
      migrate: (stored, from) => ({
        open: from === beforeMoney ? typed((stored as Open<Draft, Input>).open) : {},
      }),
    }),
  );
  const set = (change: (open: Readonly<Record<string, One>>) => Readonly<Record<string, One>>): void => {
    useEditings.setState(({ open }) => ({ open: change(open) }));
  };
  const of = (key: string): One | undefined => useEditings.getState().open[key];
  const newKey = (shopId: string): string => `new:${shopId}`;
  const forget = (key: string): void => set(({ [key]: _, ...others }) => others);

  // What one person wrote is not for the next one.
  sessionStore.subscribe((now, before) => {
    if (before.user && now.user?._id !== before.user._id) set(() => ({}));
  });

  return {
    useEditings,
    of,
    forget,
    newKey,

    opened(key: string): One {
      const editing = of(key);
      if (!editing) throw new Error(`nothing is being edited at ${key}`);
      return editing;
    },

    keep(key: string, change: Partial<One>): void {
      const before = of(key);
      if (before) set((open) => ({ ...open, [key]: { ...before, ...change } }));
    },

    begin(key: string, own: Own | null, now = Date.now()): One {
      const before = of(key);
      const known = own && before?.own?._id === own._id && !before.unsaved;
      if (before && !known && (!own || before.own?._id === own._id)) return before;
      const base = own && versionOf(own);
      const editing: One = {
        place: before?.place ?? (own ? `${name}:${own._id}` : `${name}-new:${crypto.randomUUID()}`),
        own: own && storedAs(own),
        createKey: crypto.randomUUID(),
        creating: null,
        draft: base?.draft ?? empty(),
        base,
        unsaved: false,
        at: now,
      };
      set((open) => ({ ...pruned(open), [key]: editing }));
      return editing;
    },

    keyOf(_id: string): string {
      const all = Object.entries(useEditings.getState().open);
      return all.find(([, { own }]) => own?._id === _id)?.[0] ?? _id;
    },

    beginAnother(shopId: string): void {
      const key = newKey(shopId);
      const editing = of(key);
      if (!editing) return;
      forget(key);
      const { own } = editing;
      if (own) set((open) => ({ ...open, [own._id]: editing }));
    },
  };
}

const beforeMoney = 2;

/** What was typed before sums were sent as money goes on; what was sent then, and not answered, is sent anew. */
function typed<One extends Editing<unknown, unknown>>(
  open: Readonly<Record<string, One>>,
): Readonly<Record<string, One>> {
  const all = Object.entries(open).map(([key, one]) => [
    key,
    { ...one, creating: null, createKey: crypto.randomUUID() },
  ]);
  return Object.fromEntries(all);
}

const mostStored = 20;

/** What is saved is known by the server; of the rest the newest are kept. */
function pruned<One extends { unsaved: boolean; at: number }>(
  open: Readonly<Record<string, One>>,
): Readonly<Record<string, One>> {
  const worth = Object.entries(open).filter(([key, { unsaved }]) => unsaved || key.startsWith('new:'));
  return Object.fromEntries(worth.sort(([, a], [, b]) => b.at - a.at).slice(0, mostStored));
}
