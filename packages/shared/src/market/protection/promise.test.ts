import { describe, expect, test } from 'vitest';
import { guideIn } from '../../desk/user-guide/guides.ts';
import { intlLocale } from '../../languages/intl-locale.ts';
import { shippedLanguages } from '../../languages/languages.ts';
import { ar } from '../../languages/messages/ar/index.ts';
import { en } from '../../languages/messages/en/index.ts';
import { es } from '../../languages/messages/es/index.ts';
import { fr } from '../../languages/messages/fr/index.ts';
import { claimDays, claimOf, promiseOf } from './promise.ts';

const words: Record<string, typeof en | typeof es> = { en, es, fr, ar };
const codes = shippedLanguages.map(({ code }) => code);

/** Every text of the interface and the user guide, by where it stands. */
async function textsIn(code: string): Promise<Array<[place: string, text: string]>> {
  const messages = Object.entries(words[code] ?? {}).filter(([key]) => !key.startsWith('protection.'));
  const guide = (await guideIn(code)).flatMap(({ slug, title, summary, sections }) =>
    [title, summary, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].map(
      (text): [string, string] => [`guide/${slug}`, text],
    ),
  );
  return [...messages, ...guide];
}

// In the digits of the language or spelled out, then a word for days, with at most one word between.
const someDays =
  /(?<!\p{N})(14|30|45|60|90|fourteen|thirty|catorce|treinta|quatorze|trente)\s(\p{L}+\s)?(days|días|jours)|(?<!\p{N})(١٤|٣٠|٤٥|٦٠|٩٠|الثلاثين|ثلاثين) يوم/iu;

/** Days that count something else than what buyers are promised. */
const otherDays = new Set([
  // The struck price: the lowest of the 30 days before.
  'market.lowest30',
  'ui.lowestBefore',
  'product.lowest',
  'editor.lowestNote',
  'guide/prices',
  // The same for sellers, and how long an auction may run.
  'guide/listings',
  // How often a device has to be seen, and for how long one may pause.
  'guide/keeping-it-safe',
  'limits.spendingNote',
  'limits.period.month',
  'guide/limits',
  // What a chart looks back over.
  'sell.spans.30',
  'sell.spans.90',
  'wallet.spans.30',
  'wallet.spans.90',
  'wallet.inSpan.30',
  'wallet.inSpan.90',
  // Over which a shop's own cancellations are counted.
  'cancelRate.limitNote',
  'guide/shop-orders',
  // Over which chargebacks are counted.
  'payouts.reserveWhy',
  // Over which bids taken back are counted, and how long staff's word about them holds.
  'bidSignals.why.takes-back',
  'bidSignals.means.dismissed',
  // Which events are shown.
  'market.events.month',
]);

describe.each(codes)('in %s', (code) => {
  test('a buyer is promised the days that the rules know, in the digits of the language', () => {
    const promise = promiseOf(words[code] ?? en, code);
    const number = new Intl.NumberFormat(intlLocale(code));
    expect(promise).toContain(number.format(claimDays.fromPurchase));
    expect(promise).toContain(number.format(claimDays.fromDelivery));
  });

  test('no other text gives a buyer a number of days', async () => {
    const promise = claimOf(words[code] ?? en, code);
    const found = (await textsIn(code)).filter(
      ([place, text]) => !otherDays.has(place) && someDays.test(text.replace(promise, '')),
    );
    expect(found).toEqual([]);
  });

  test('no second text promises a buyer their money or that the seller waits for it', async () => {
    const promises =
      /money back|(is|are) (covered|protected) for|paid (only )?(after|once)|recuperas tu dinero|protegido \p{N}|cobran? (solo )?cuando|vous êtes remboursé|couverte? \p{N}|payés? (qu’une fois|après)|استرددت|محميّ \p{N}|لا يُدفع للبائع/iu;
    const promise = promiseOf(words[code] ?? en, code);
    const found = (await textsIn(code)).filter(([, text]) => promises.test(text.replace(promise, '')));
    expect(found).toEqual([]);
  });
});

test('the user guide says the promise in full where a buyer looks for it', async () => {
  for (const code of codes) {
    const guide = await guideIn(code);
    const own = words[code] ?? en;
    expect(guide.find(({ slug }) => slug === 'buyer-protection')?.summary).toBe(promiseOf(own, code));
    const returns = guide.find(({ slug }) => slug === 'returns')?.sections ?? [];
    expect(returns.flatMap(({ paragraphs }) => paragraphs)).toContain(claimOf(own, code));
  }
});
