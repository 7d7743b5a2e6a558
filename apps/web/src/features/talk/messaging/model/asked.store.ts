import { create } from 'zustand';

/** How often each place in a conversation was asked for: its address is the same when it is asked for again. */
export const useAsked = create<Readonly<Record<string, number>>>()(() => ({}));

export function askFor(born: number): void {
  useAsked.setState((counts) => ({ [born]: (counts[born] ?? 0) + 1 }));
}
