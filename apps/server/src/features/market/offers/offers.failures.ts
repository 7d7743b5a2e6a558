import type { OfferState } from '@souk/shared/market/offers/rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

export const offersClosed = (): Failure =>
  new Failure({ code: 'offers_closed', status: 409, message: 'This isn’t open to offers right now.' });

export const ownProduct = (): Failure =>
  new Failure({ code: 'own_product', status: 409, message: 'You can’t make an offer on your own product.' });

export const offerOpen = (): Failure =>
  new Failure({
    code: 'offer_open',
    status: 409,
    message: 'You already have an offer waiting here. Withdraw it to make another.',
  });

/** What nobody can buy, no two agree on. */
export const notForSaleNow = (): Failure =>
  new Failure({ code: 'not_for_sale', status: 409, message: 'This isn’t for sale right now.' });

/** It was answered, taken back or ran out meanwhile. */
export const offerMovedOn = (state: OfferState): Failure =>
  new Failure({
    code: 'offer_moved_on',
    status: 409,
    message: 'This offer has changed in the meantime.',
    details: { state },
  });

export const wrongVariant = (): Failure =>
  invalidInput([{ field: 'variantId', message: 'Choose one of its variants.' }]);

const problems = {
  'too-little': 'Must be more than zero.',
  'not-below': 'Must be below the price.',
  'not-above': 'Must be more than the offer.',
  currency: 'Must be in the same currency as the price.',
} as const;

export const wrongAmount = (problem: keyof typeof problems): Failure =>
  invalidInput([{ field: 'amount', message: problems[problem] }]);
