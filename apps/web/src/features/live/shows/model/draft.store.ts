import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { type Draft, emptyDraft } from './draft.ts';

/** What one writes down under `new`, and what one changes under the id of its show. */
type Drafts = { drafts: Readonly<Record<string, Draft>> };

/** Shows that are being written down; they are still there after a reload, on this device. */
export const useDrafts = create<Drafts>()(
  persist(() => ({ drafts: {} }) as Drafts, { name: 'souk-show-drafts' }),
);

export const draftAt = (key: string): Draft => whole(useDrafts.getState().drafts[key]);

/** One that was kept before there was a field has what is usual there. */
export const whole = (kept: Partial<Draft> | undefined): Draft => ({ ...emptyDraft, ...kept });

export function changeDraft(key: string, change: Partial<Draft>): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [key]: { ...draftAt(key), ...change } } }));
}

export function forgetDraft(key: string): void {
  useDrafts.setState(({ drafts: { [key]: _, ...others } }) => ({ drafts: others }));
}

// What one person wrote is not for the next one.
sessionStore.subscribe((now, before) => {
  if (before.user && now.user?._id !== before.user._id) useDrafts.setState({ drafts: {} });
});
