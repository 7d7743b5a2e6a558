import { addressLines } from '@souk/shared/identity/addresses/address-lines.ts';
import { type DateStyle, writeDate } from '@souk/shared/languages/dates.ts';
import { intlLocale } from '@souk/shared/languages/intl-locale.ts';
import { narrowSymbol } from '@souk/shared/languages/narrow-symbol.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import { allDecimals, type Money, minorDigits } from '@souk/shared/money.ts';
import { type MailMarket, type MailWords, wordsOf } from '../../../platform/mail/mail-market.ts';

/** The words of a paper's reader, and how they write money, days and places. */
export interface PaperWords extends MailWords {
  market: string;
  money(money: Money): string;
  day(at: Date | string, style?: DateStyle): string;
  number(value: number): string;
  percent(basisPoints: number): string;
  country(code: string): string;
  /** As it stands on a parcel, the name first. */
  address(address: OrderAddress): string[];
}

/** On the clock of the shop it is of. */
export async function paperWords(
  market: MailMarket,
  language: string,
  timeZone: string,
): Promise<PaperWords> {
  const words = await wordsOf(market, language);
  const locale = intlLocale(words.code);
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const country = (code: string) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code);
  return {
    ...words,
    market: market.name,
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(locale, {
        ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
        ...allDecimals(currency),
      })
        // What is taken off may be nothing, which has no minus.
        .formatToParts(amount === 0 ? 0 : amount / 10 ** minorDigits(currency))
        .map(({ type, value }) => (type === 'currency' ? narrowSymbol(currency) : value))
        .join(''),
    day: (at, style = 'medium') => writeDate(at, style, { locale: words.code, timeZone }),
    number: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (basisPoints) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
        basisPoints / 10_000,
      ),
    country,
    address: (address) => [address.name, ...addressLines(address, country(address.country))],
  };
}
