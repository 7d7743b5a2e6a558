import { addressDraftKey } from '@/platform/session/of-one-person.ts';
import type { AddressDraft } from './address-draft.ts';

/** An address that was not sent yet outlives a reload and a look elsewhere in this tab. */
interface SavedDraft {
  userId: string;
  /** The address it changes, or `new`. */
  of: string;
  draft: AddressDraft;
}

type Owner = Pick<SavedDraft, 'userId' | 'of'>;

export function readDraft({ userId, of }: Owner, empty: AddressDraft): AddressDraft {
  try {
    const saved: Partial<SavedDraft> = JSON.parse(sessionStorage.getItem(addressDraftKey) ?? '{}');
    if (saved.userId !== userId || saved.of !== of || !saved.draft) return empty;
    return { ...empty, ...saved.draft };
  } catch {
    // Forbidden or damaged: the form begins anew.
    return empty;
  }
}

export function keepDraft(saved: SavedDraft): void {
  try {
    sessionStorage.setItem(addressDraftKey, JSON.stringify(saved));
  } catch {
    // Forbidden or full: it lasts as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(addressDraftKey);
  } catch {
    // A browser that forbids storage kept nothing either.
  }
}
