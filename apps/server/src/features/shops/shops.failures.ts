import { Failure } from '../../platform/errors/failure.ts';

export const ownShopNotFollowed = (): Failure =>
  new Failure({ code: 'own_shop', status: 409, message: 'This is your own shop.' });
