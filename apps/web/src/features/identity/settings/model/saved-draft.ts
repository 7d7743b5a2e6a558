import { addressDraftKey } from '@/platform/session/of-one-person.ts';
import type { AddressDraft } from './address-draft.ts';

/** An address that was not sent yet outlives a reload and a look elsewhere in this tab. */
interface Kept {
  userId: string;
  /** The address it changes, or `new`. */
  of: string;
  draft: AddressDraft;
}

type Owner = Pick<Kept, 'userId' | 'of'>;

export function readDraft({ userId, of }: Owner, empty: AddressDraft): AddressDraft {
  try {
    const kept: Partial<Kept> = JSON.parse(sessionStorage.getItem(addressDraftKey) ?? '{}');
    if (kept.userId !== userId || kept.of !== of || !kept.draft) return empty;
    return { ...empty, ...kept.draft };
  } catch {
    // Forbidden or damaged: the form begins anew.
    return empty;
  }
}

export function keepDraft(kept: Kept): void {
  try {
    sessionStorage.setItem(addressDraftKey, JSON.stringify(kept));
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
