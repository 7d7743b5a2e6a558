import type { Image } from '@souk/shared/images/schema.ts';
import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Money } from '@souk/shared/money.ts';

/** What someone was on the way to when they were asked to sign in. */
export type WayBack =
  | { kind: 'place'; name: MessageKey }
  | {
      kind: 'bid' | 'show' | 'product' | 'event' | 'shop';
      title: string;
      image: Image | null;
      price?: Money | undefined;
      lot?: number | null | undefined;
      live?: boolean | undefined;
    };

export type Goal =
  | { kind: 'thing'; of: 'product' | 'live' | 'event-view' | 'shop'; id: string }
  | { kind: 'place'; name: MessageKey };

/** What an address leads to, as far as its path tells. */
export function goalOf(address: unknown): Goal | null {
  if (typeof address !== 'string' || !address.startsWith('/')) return null;
  const [first = '', second] = address.slice(1).split(/[?#]/)[0]?.split('/') ?? [];
  if (second && second !== 'new' && isThing(first)) return { kind: 'thing', of: first, id: second };
  const name = Object.hasOwn(places, first) ? places[first] : undefined;
  return name ? { kind: 'place', name } : null;
}

const things = ['product', 'live', 'event-view', 'shop'] as const;

function isThing(word: string): word is (typeof things)[number] {
  return things.some((thing) => thing === word);
}

const places: Record<string, MessageKey> = {
  checkout: 'screen.checkout',
  createtokshow: 'screen.schedule',
  wallet: 'screen.wallet',
  bankdetails: 'screen.bankdetails',
  favorites: 'screen.favorites',
  messaging: 'screen.messages',
  myorders: 'screen.orders',
  profile: 'screen.profile',
  settings: 'screen.settings',
  shop: 'screen.shopNew',
  verify: 'screen.verify',
  userguide: 'screen.userguide',
};
