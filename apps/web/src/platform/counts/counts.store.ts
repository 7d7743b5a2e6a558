import { create } from 'zustand';

type Counts = { messages: number; notifications: number; cart: number };

/** The small numbers in the header; each feature writes its own. */
export const useCounts = create<Counts>()(() => ({ messages: 0, notifications: 0, cart: 0 }));
