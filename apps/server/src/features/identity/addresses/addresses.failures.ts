import { addressesPerUser } from '@souk/shared/identity/addresses/rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const tooManyAddresses = (): Failure =>
  new Failure({
    code: 'too_many_addresses',
    status: 409,
    message: `An account keeps up to ${addressesPerUser} addresses. Delete one first.`,
  });
