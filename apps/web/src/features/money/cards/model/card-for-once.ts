import type { CardId } from '@souk/shared/ids.ts';
import { isApiError } from '@/platform/api/index.ts';
import { removeCard } from '../api/saved-cards.ts';

// A payment may lead to a bank's page and back before one knows what comes of it.
const storageKey = 'souk-card-for-once';

interface CardForOnce {
  cardId: CardId;
  /** What it pays. */
  of: string;
  /** Whether it stays once that is paid. */
  keep: boolean;
}

/** Remembers a card that was added to pay for one thing. */
export function rememberCard(card: CardForOnce): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(card));
  } catch {
    // Where nothing may be remembered it stays among the cards, and can be removed there.
  }
}

/** Of what was paid it stays where its owner wants that; of what failed it does not. */
export async function cardIsUsed(of: string, isPaid: boolean): Promise<void> {
  const card = remembered();
  if (card?.of !== of) return;
  sessionStorage.removeItem(storageKey);
  if (isPaid && card.keep) return;
  try {
    await removeCard(card.cardId);
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}

function remembered(): CardForOnce | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}
