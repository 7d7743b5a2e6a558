import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardName } from '@/features/money/cards/model/card-name.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';

export const useTakesCards = (): boolean =>
  useSession(({ appSettings }) => (appSettings?.payments.provider ?? 'none') !== 'none');

/** The one a win is charged to: "Visa ·· 4242"; undefined before that is known. */
export function useDefaultCard(): string | null | undefined {
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const { data } = useQuery({ ...getCards(), enabled: useTakesCards() && hydrated && signedIn });
  if (!data) return undefined;
  const card = data.find(({ isDefault }) => isDefault);
  return card ? cardName(card) : null;
}
