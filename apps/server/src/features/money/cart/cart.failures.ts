import { cartLimits } from '@souk/shared/money/cart/rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const ownProduct = (): Failure =>
  new Failure({ code: 'own_product', status: 409, message: 'You can’t buy your own products.' });

export const notForSale = (): Failure =>
  new Failure({ code: 'not_for_sale', status: 409, message: 'This isn’t sold at a fixed price.' });

export const notEnoughStock = (available: number): Failure =>
  new Failure({
    code: 'not_enough_stock',
    status: 409,
    message: available === 0 ? 'This is sold out.' : `Only ${available} left.`,
    details: { available },
  });

/** `left` is how many more of its tickets they may take. */
export const ticketLimit = (most: number, left: number): Failure =>
  new Failure({
    code: 'ticket_limit',
    status: 409,
    message: `One person can have ${most} of these tickets.`,
    details: { most, left },
  });

export const cartFull = (): Failure =>
  new Failure({
    code: 'cart_full',
    status: 409,
    message: `A cart holds up to ${cartLimits.lines} different items.`,
  });
