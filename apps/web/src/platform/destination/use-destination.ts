import { useQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { isSignedIn, useSession } from '../session/session.store.ts';
import { countryWithoutAddress, useChosenCountry } from './destination.store.ts';
import { getAddresses } from './get-addresses.ts';

export interface Destination {
  /** ISO 3166-1 alpha-2; null until it is known, which the server never does. */
  country: string | null;
  /** Whether the default address says so; else it was chosen on this device, or is a guess. */
  isHome: boolean;
  /** The day before which they want nothing at home. */
  holdUntil: string | null;
}

/** The country a form begins with; a screen that has one fetches the addresses first. */
export const useLikelyCountry = (): string => useDestination().country ?? countryWithoutAddress();

/** Where things are sent, the same on every page. */
export function useDestination(): Destination {
  const hydrated = useHydrated();
  const signedIn = useSession(isSignedIn);
  const { data: addresses } = useQuery({ ...getAddresses(), enabled: hydrated && signedIn });
  useChosenCountry();
  if (!hydrated || (signedIn && !addresses)) return { country: null, isHome: false, holdUntil: null };
  const home = signedIn ? addresses?.find(({ isDefault }) => isDefault) : undefined;
  if (!home) return { country: countryWithoutAddress(), isHome: false, holdUntil: null };
  return { country: home.country, isHome: true, holdUntil: home.holdUntil };
}
