import { mostAliases } from '@souk/shared/live/bidders/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const tooManyAliases = (): Failure =>
  new Failure({
    code: 'too_many_aliases',
    status: 409,
    message: `You can use ${mostAliases} names for auctions. Go back to one of them, or to your handle.`,
  });
