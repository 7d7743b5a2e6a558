import type { Shop } from '@souk/shared/market/shops/schema.ts';

export interface StartStep {
  key: 'look' | 'shipping' | 'product';
  done: boolean;
}

/** What a new shop needs before it can sell, in the order of doing it. */
export function startSteps(
  { logo, banner, counts }: Pick<Shop, 'logo' | 'banner' | 'counts'>,
  /** Some parcel can go somewhere. */
  ships: boolean,
): readonly StartStep[] {
  return [
    { key: 'look', done: logo !== null && banner !== null },
    { key: 'shipping', done: ships },
    { key: 'product', done: counts.products > 0 },
  ];
}
