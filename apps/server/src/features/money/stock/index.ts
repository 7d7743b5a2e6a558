export { type Held, heldFor, keepHeld, lockVariants } from './holds.repo.ts';
export { holdReleased, holdStock, releaseHolds, releaseKept, restock, sellHolds } from './holds.service.ts';
export { seatsAllowed, seatsLeft } from './seats.repo.ts';
