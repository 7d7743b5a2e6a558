import type { StartProblem } from '@souk/shared/live/shows/edit-rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

const starts: Readonly<Record<StartProblem, string>> = {
  skipped: 'The clocks go forward then and skip this time.',
  'too-soon': 'Is less than five minutes from now.',
  'too-far': 'Is more than a year from now.',
};

export const wrongStart = (problem: StartProblem): Failure =>
  invalidInput([{ field: 'startsAt', message: starts[problem] }]);

export const notToShow = (at: number, list: 'lots' | 'steps' = 'lots'): Failure =>
  invalidInput([{ field: `${list}.${at}.productId`, message: 'Is not on sale in this shop.' }]);

export const noSuchVariant = (at: number): Failure =>
  invalidInput([{ field: `lots.${at}.variantId`, message: 'Is not a variant of this product.' }]);

export const variantNeeded = (at: number): Failure =>
  invalidInput([{ field: `lots.${at}.variantId`, message: 'Choose which variant is sold.' }]);

export const reserveTooLow = (at: number): Failure =>
  invalidInput([{ field: `lots.${at}.reserve`, message: 'The reserve can’t be below the start price.' }]);

export const closingTooLong = (at: number): Failure =>
  invalidInput([{ field: `lots.${at}.closing`, message: 'Extensions can’t be longer than the lot itself.' }]);

export const showChanged = (version: number): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This has changed in the meantime.',
    details: { version },
  });

/** Such as a change to one that is live or was cancelled. */
export const showStandsOtherwise = (): Failure =>
  new Failure({ code: 'show_status', status: 409, message: 'That can’t be done with this show now.' });

export const shopNotOpen = (): Failure =>
  new Failure({
    code: 'shop_not_open',
    status: 409,
    message: 'Your shop isn’t open, so nothing in it can be public.',
  });
