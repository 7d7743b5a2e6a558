import { create } from 'zustand';

type Discarded = { ids: ReadonlySet<string> };

/** Drafts thrown away a moment ago: they are still there, so that one may think again. */
export const useDiscarded = create<Discarded>()(() => ({ ids: new Set() }));

export const secondThoughtMs = 8000;

/** Deletes once there was time to think again; what it gives takes it back. */
export function discardLater(id: string, remove: () => Promise<void>): () => void {
  const show = (ids: ReadonlySet<string>) => useDiscarded.setState({ ids });
  const without = () => new Set([...useDiscarded.getState().ids].filter((one) => one !== id));
  show(new Set([...without(), id]));
  // A page that is left before keeps the draft, which harms nobody.
  const timer = setTimeout(() => void remove().finally(() => show(without())), secondThoughtMs);
  return () => {
    clearTimeout(timer);
    show(without());
  };
}
