import type { AppSettings } from '@souk/shared/settings/schema.ts';

export type MarketStep = 'look' | 'categories' | 'payments' | 'mail' | 'shop';

interface Known {
  settings: Pick<AppSettings, 'name' | 'logoUrl' | 'brandColour' | 'payments' | 'arranged'>;
  categories: number;
  /** Those that are open. */
  shops: number;
  /** How its mail does, as the market says of its parts; undefined where it has no mail server. */
  mail: string | undefined;
}

// As it is called before anyone chose a name.
const firstName = 'Souk';

/** What a new market needs before anyone can sell on it, in the order of doing it. */
export function marketSteps(known: Known): ReadonlyArray<{ key: MarketStep; done: boolean }> {
  const { settings, categories, shops, mail } = known;
  const { name, logoUrl, brandColour, payments, arranged } = settings;
  return [
    { key: 'look', done: name !== firstName || logoUrl !== null || brandColour !== null },
    { key: 'categories', done: categories > 0 },
    { key: 'payments', done: payments.provider !== 'none' || arranged.ways.length > 0 },
    { key: 'mail', done: mail !== undefined && mail !== 'kept' },
    { key: 'shop', done: shops > 0 },
  ];
}
