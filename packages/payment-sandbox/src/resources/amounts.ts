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
  czk: 1_500,
  hkd: 400,
  huf: 17_500,
  myr: 200,
  pln: 200,
  ron: 200,
  thb: 1_000,
};
/** Of rupiah it takes twelve digits, of all others eight. */
const mostOf = (currency: string): number => (currency === 'idr' ? 999_999_999_999 : 99_999_999);
/** Stripe's partners know two decimals only: the third must be 0. */
const threeDecimals = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
const noDecimals = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');
/** They have no coins, and are charged in hundredths all the same. */
const wholeHundreds = ['isk', 'ugx'];
const wholeInPayouts = [...wholeHundreds, 'huf', 'twd'];

export const digitsOf = (currency: string): number =>
  noDecimals.includes(currency) ? 0 : threeDecimals.includes(currency) ? 3 : 2;

export function checkAmount(amount: number, currency: string): void {
  if (amount < 1) throw wrong('parameter_invalid_integer', 'Invalid positive integer');
  if (amount < (least[currency] ?? 1))
    throw wrong('amount_too_small', `Amount must be at least ${least[currency]} ${currency}`);
  const most = mostOf(currency);
  if (amount > most) throw wrong('amount_too_large', `Amount must be no more than ${most} ${currency}`);
  checkStep(amount, currency, wholeHundreds);
}

/** Any part of a charge goes back, so long as cards know it. */
export function checkRefund(amount: number, currency: string): void {
  if (amount < 1) throw wrong('parameter_invalid_integer', 'Invalid positive integer');
  checkStep(amount, currency, wholeHundreds);
}

export function checkPayout(amount: number, currency: string): void {
  if (amount < 1) throw wrong('parameter_invalid_integer', 'Invalid positive integer');
  checkStep(amount, currency, wholeInPayouts);
}

function checkStep(amount: number, currency: string, whole: readonly string[]): void {
  const step = whole.includes(currency) ? 100 : threeDecimals.includes(currency) ? 10 : 1;
  if (amount % step !== 0)
    throw wrong('parameter_invalid_integer', `An amount in ${currency} must be a multiple of ${step}`);
}

const wrong = (code: string, message: string) => invalidRequest(message, { code, param: 'amount' });
