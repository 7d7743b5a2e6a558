export { claimFlashPrices, heldSince } from './claim.service.ts';
export { flashPricesInvariants } from './flash-prices.invariants.ts';
export { hasSale } from './flash-prices.repo.ts';
export { type FlashOffer, flashOffers } from './offers.service.ts';
