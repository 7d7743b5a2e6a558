import { cardsPerUser } from '@souk/shared/money/cards/rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';

export const tooManyCards = (): Failure =>
  new Failure({
    code: 'too_many_cards',
    status: 409,
    message: `An account keeps up to ${cardsPerUser} cards. Remove one first.`,
  });
