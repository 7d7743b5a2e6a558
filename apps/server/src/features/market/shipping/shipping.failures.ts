import { methodsPerProfile, profilesPerShop } from '@souk/shared/market/shipping/rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const tooManyProfiles = (): Failure =>
  new Failure({
    code: 'too_many_shipping_profiles',
    status: 409,
    message: `A shop keeps up to ${profilesPerShop} shipping profiles. Delete one first.`,
  });

export const tooManyMethods = (): Failure =>
  new Failure({
    code: 'too_many_shipping_methods',
    status: 409,
    message: `A shipping profile holds up to ${methodsPerProfile} methods. Delete one first.`,
  });

export const defaultProfileStays = (): Failure =>
  new Failure({
    code: 'default_profile',
    status: 409,
    message: 'The default profile serves every product without its own. Choose another default first.',
  });

export const profileChanged = (version: number): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This has changed in the meantime.',
    details: { version },
  });

export const notSent = (country: string): Failure =>
  new Failure({
    code: 'not_sent',
    status: 409,
    message: 'This doesn’t ship to the buyer’s address.',
    details: { country },
  });
