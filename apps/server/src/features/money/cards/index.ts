export { findChargeable } from './card.repo.ts';
export { cardsInvariants } from './cards.invariants.ts';
export { cardsPart } from './cards.personal.ts';
export { cards } from './cards.plugin.ts';
export { findCustomer } from './customer.repo.ts';
export { forgettingActs } from './forget-at-provider.ts';
