import { api, type District } from '../../platform/http/district.ts';
import { cart } from './cart/index.ts';

/** What is bought and paid. */
export const money: District = async (app) => {
  await app.register(cart, api);
};
