export { putInAgain } from './again.service.ts';
export { cartInvariants } from './cart.invariants.ts';
export { cartPart } from './cart.personal.ts';
export { cart } from './cart.plugin.ts';
export { findCartLines, lockCartOf, takeBought } from './cart.repo.ts';
export { findOfferedTo } from './cart.service.ts';
export { eventOf, productOf, ticketOf, ticketsNow } from './things.ts';
