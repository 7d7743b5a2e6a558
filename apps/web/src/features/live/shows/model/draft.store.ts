import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { type Draft, emptyDraft } from './draft.ts';

type DraftState = { draft: Draft };

/** The show one is writing down; it is still there after a reload, on this device. */
export const useDraft = create<DraftState>()(
  persist(() => ({ draft: emptyDraft }) as DraftState, { name: 'souk-show-draft' }),
);

export function changeDraft(change: Partial<Draft>): void {
  useDraft.setState(({ draft }) => ({ draft: { ...draft, ...change } }));
}

export function forgetDraft(): void {
  useDraft.setState({ draft: emptyDraft });
}

// What one person wrote is not for the next one.
sessionStore.subscribe((now, before) => {
  if (before.user && now.user?._id !== before.user._id) forgetDraft();
});
