import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '@/platform/session/session.store.ts';
import { getDelivery } from '../api/get-delivery.ts';
import { chooseCountry, countryOfThisVisit, usualCountry } from './delivery-country.ts';

/** How a product gets to its reader, who may choose another country. */
export function useDelivery(productId: string) {
  // Only the browser knows where its reader is.
  const hydrated = useHydrated();
  const userId = useSession((session) => session.user?._id ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const country = hydrated ? (chosen ?? countryOfThisVisit()) : null;
  const fallback = hydrated ? usualCountry() : 'US';
  const { data, isError } = useQuery({
    ...getDelivery(productId, { country, fallback, userId }),
    enabled: hydrated,
    placeholderData: (before) => before,
  });
  const choose = (code: string) => {
    chooseCountry(code);
    setChosen(code);
  };
  return { delivery: data ?? null, failed: isError, choose };
}
