export { cartInvariants } from './cart.invariants.ts';
export { cartPart } from './cart.personal.ts';
export { cart } from './cart.plugin.ts';
