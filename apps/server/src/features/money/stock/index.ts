export { type HeldPiece, holdPiece, pieceToCheckout, returnPiece } from './gift-holds.ts';
export { boughtNowBy, heldFor, keepHeld, sellHolds } from './holds.repo.ts';
export { holdReleased, holdStock, releaseHeld, releaseHolds, restock } from './holds.service.ts';
export { giveToCheckout, holdForLots, type LotPiece, releaseForLots, takeFromCheckout } from './lot-holds.ts';
export { ofCart, seatsAllowed, seatsLeft } from './seats.repo.ts';
