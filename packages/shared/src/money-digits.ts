// Apart from what counts with money, so that a page which only shows sums is lighter by that.

// ISO 4217, and ariary as card networks count them. `Intl` says how many are usual on price tags, none for forint and
// rupiah, and not every browser says the same.
const noDecimals = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const threeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** How many decimals a currency is counted in: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  if (noDecimals.has(currency)) return 0;
  return threeDecimals.has(currency) ? 3 : 2;
}

/** All of them, for `Intl` to write. */
export function allDecimals(currency: string): {
  minimumFractionDigits: number;
  maximumFractionDigits: number;
} {
  const digits = minorDigits(currency);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
