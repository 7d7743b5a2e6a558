import { invalidRequest } from '../wire/wire-error.ts';

/** The least Stripe charges, where it says so. */
const least: Record<string, number> = {
  usd: 50,
  eur: 50,
  gbp: 30,
  chf: 50,
  cad: 50,
  aud: 50,
  jpy: 50,
  sek: 300,
  nok: 300,
  dkk: 250,
  mxn: 1_000,
  aed: 200,
};
const most = 99_999_999;
/** Stripe's partners know two decimals only: the third must be 0. */
const threeDecimals = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];

export function checkAmount(amount: number, currency: string): void {
  if (amount < 1) throw wrong('parameter_invalid_integer', 'Invalid positive integer');
  if (amount < (least[currency] ?? 1))
    throw wrong('amount_too_small', `Amount must be at least ${least[currency]} ${currency}`);
  if (amount > most) throw wrong('amount_too_large', `Amount must be no more than ${most} ${currency}`);
  if (threeDecimals.includes(currency) && amount % 10 !== 0)
    throw wrong('parameter_invalid_integer', `The last digit of an amount in ${currency} must be 0`);
}

const wrong = (code: string, message: string) => invalidRequest(message, { code, param: 'amount' });
