export { type Held, heldFor, lockVariants } from './holds.repo.ts';
export { holdReleased, holdStock, releaseHolds, restock, sellHolds } from './holds.service.ts';
export { seatsAllowed, seatsLeft } from './seats.repo.ts';
