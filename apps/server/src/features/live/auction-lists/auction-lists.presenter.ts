import { presentShowLot, type ShowLotRow } from '../../market/showcase/index.ts';

/** A lot with what it goes for, which may be less than the hammer said. */
export const soldAt = (lot: ShowLotRow, price: number) => ({
  ...presentShowLot(lot),
  price: { amount: price, currency: lot.currency },
});
