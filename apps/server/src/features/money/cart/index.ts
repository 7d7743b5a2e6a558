export { cartPart } from './cart.personal.ts';
export { cart } from './cart.plugin.ts';
