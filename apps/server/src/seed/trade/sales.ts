import { chanceOf } from '../random.ts';
import type { Problem } from './problems.ts';

/** What becomes of an order, in hours after it was paid. */
export interface Sale {
  /** Hours before the world was made. */
  paid: number;
  buyer: string;
  shop: string;
  /** The first of these of which there is enough. */
  titles: readonly string[];
  quantity: number;
  coupon?: string;
  /** The wallet pays first. */
  credit?: boolean;
  /** Fetched at the shop, which is paid there and not before. */
  atPickup?: boolean;
  note?: string;
  packs?: number;
  ships?: { after: number; carrier: string; number: string };
  arrives?: number;
  /** Cents; all that is left when it is not said. */
  refunds?: { after: number; amount?: number; reason: string };
  cancels?: { after: number; reason: string };
  asksToCancel?: { after: number; reason: string };
  problem?: Problem;
}

const ines = 'ines.carvalho';
const own = 'atlas-ash';
/** Has a card whose bank is told that nothing came; none of those who go on buying by themselves. */
export const chargesBack = 'zeynep.kaya';
const DAY = 24;

/** One order of the demo buyer's in each state an order can be in. */
const boughtByBuyer: Sale[] = [
  {
    ...{ paid: 31 * DAY, buyer: ines, shop: 'brine-rye', titles: ['Country sourdough, 1 kg'], quantity: 2 },
    ...{ packs: 5, ships: parcel(9, 'CTT', 'RL204417735PT'), arrives: 3 * DAY },
  },
  {
    ...{ paid: 26 * DAY, buyer: ines, shop: own, titles: ['Lemon bowl, lagoon'], quantity: 1 },
    ...{ packs: 20, ships: parcel(30, 'DHL', '00340434161094015902'), arrives: 7 * DAY },
    refunds: { after: 9 * DAY, reason: 'It arrived in two halves. So sorry, Inês, here’s a full refund.' },
  },
  {
    ...{
      paid: 21 * DAY,
      buyer: ines,
      shop: own,
      titles: ['Eye mug, deep sea'],
      quantity: 2,
      coupon: 'TEATIME',
    },
    note: 'One is a gift, could you wrap it on its own?',
    ...{ packs: 16, ships: parcel(26, 'DHL', '00340434161094016381'), arrives: 8 * DAY },
    refunds: { after: 9 * DAY, amount: 800, reason: 'For the chip on the rim.' },
  },
  {
    ...{ paid: 13 * DAY, buyer: ines, shop: 'leaf-ledger', titles: ['Agave in a honey pot'], quantity: 1 },
    cancels: {
      after: 20,
      reason: 'The cutting didn’t root, and I only send what grows. Your money’s on its way back.',
    },
  },
  {
    ...{ paid: 9 * DAY, buyer: ines, shop: own, titles: ['Reed vase, plum'], quantity: 1 },
    ...{ packs: 22, ships: parcel(30, 'DHL', '00340434161094018806'), arrives: 8 * DAY },
  },
  {
    ...{ paid: 4 * DAY, buyer: ines, shop: own, titles: ['Candlesticks, ember'], quantity: 1 },
    ...{ packs: 18, ships: parcel(27, 'DHL', '00340434161094020174') },
  },
  {
    ...{ paid: 40, buyer: ines, shop: 'halden-moor', titles: ['Moon mug, honey'], quantity: 1 },
    credit: true,
    packs: 12,
  },
  { paid: 7, buyer: ines, shop: own, titles: ['Hooped teapot, celadon'], quantity: 1 },
];

/** Something is wrong with these: settled, waiting for its shop, on its way back, with the market’s staff. */
const withProblems: Sale[] = [
  {
    ...{ paid: 11 * DAY, buyer: ines, shop: own, titles: ['Eye mug, deep sea'], quantity: 1 },
    ...{ packs: 18, ships: parcel(26, 'DHL', '00340434161094019315'), arrives: 6 * DAY },
    problem: {
      ...{ after: 7 * DAY, kind: 'problem', reason: 'damaged' },
      text: 'The glaze has a hairline crack near the handle. It holds water, but it shows.',
      steps: [
        {
          ...{ after: 7 * DAY + 5, by: 'shop' },
          step: {
            step: 'offer-part',
            amount: { amount: 1_200, currency: 'USD' },
            text: 'Would you keep it if I refunded part?',
          },
        },
        { after: 7 * DAY + 9, by: 'buyer', step: { step: 'accept' } },
      ],
    },
  },
  {
    ...{
      paid: 8 * DAY,
      buyer: 'priya.raman',
      shop: own,
      titles: ['Orange bowl, oat wave', 'Striped cup, sun'],
    },
    ...{ quantity: 1, packs: 20, ships: parcel(26, 'DHL', '00340434161094019667'), arrives: 6 * DAY },
    problem: {
      ...{ after: 8 * DAY - 10, kind: 'problem', reason: 'not-as-described' },
      text: 'In the photos it’s a warm orange. Mine is nearly brown.',
    },
  },
  {
    ...{
      paid: 10 * DAY,
      buyer: 'mateo.rios',
      shop: own,
      titles: ['Safi bowl, rust wave', 'Striped cup, sun'],
    },
    ...{ quantity: 1, packs: 20, ships: parcel(27, 'DHL', '00340434161094019421'), arrives: 6 * DAY },
    problem: {
      ...{ after: 7 * DAY, kind: 'return', reason: 'does-not-fit' },
      text: 'It’s lovely, but too wide for my shelf.',
      steps: [
        {
          after: 7 * DAY + 6,
          by: 'shop',
          step: {
            step: 'agree-to-return',
            text: 'Of course. Please send it to Mirel Ceramics, 4 Kiln Lane, Portland, ME 04101, and wrap it well.',
          },
        },
        { after: 9 * DAY, by: 'buyer', step: { step: 'send-back', tracking: 'CORREOS PQ4F8A0412' } },
      ],
    },
  },
  {
    ...{
      paid: 12 * DAY,
      buyer: 'jonas.wirth',
      shop: own,
      titles: ['Courtyard jar, terracotta', 'Striped cup, sun'],
    },
    ...{ quantity: 1, packs: 20, ships: parcel(27, 'DHL', '00340434161094018990'), arrives: 6 * DAY },
    problem: {
      ...{ after: 8 * DAY, kind: 'problem', reason: 'incomplete' },
      text: 'The lid is missing.',
      steps: [
        {
          ...{ after: 8 * DAY + 8, by: 'shop' },
          step: {
            step: 'offer-part',
            amount: { amount: 1_000, currency: 'USD' },
            text: 'This jar comes without one, but I’d like you to be happy.',
          },
        },
        {
          ...{ after: 8 * DAY + 20, by: 'buyer' },
          step: { step: 'decline', text: 'The picture shows a lid. I’d like a full refund.' },
        },
      ],
    },
  },
];

/** Paid to the shop itself, which waits for it; and paid by a card whose bank takes the money back. */
const withoutTheirMoney: Sale[] = [
  {
    ...{ paid: 20, buyer: ines, shop: 'brine-rye', titles: ['Roof honey, orange blossom'], quantity: 1 },
    ...{ atPickup: true, note: 'I’ll come by on Saturday morning.' },
  },
  {
    ...{ paid: 26, buyer: 'fatima.zahra', shop: own, quantity: 1, atPickup: true },
    titles: ['Orange bowl, oat wave', 'Candlesticks, ember', 'Safi bowl, rust wave', 'Reed vase, plum'],
  },
  {
    ...{ paid: 9 * DAY, buyer: chargesBack, shop: own, titles: ['Leaf teapot, pine', 'Striped cup, sun'] },
    ...{ quantity: 1, packs: 20, ships: parcel(26, 'DHL', '00340434161094018752') },
  },
];

/** What others bought elsewhere, so that the books are not one shop's alone. */
const boughtElsewhere: Sale[] = [
  ['second-groove', 'Tropicália in Blue, reissue', 'mateo.rios', 34],
  ['halden-moor', 'Fruit bowl, plum', 'lena.fischer', 24],
  ['lumen-parts', 'Mushroom lamp, honey', 'sofia.marques', 12],
  ['halden-moor', 'Striped mug, lagoon', 'jonas.wirth', 5],
].map(([shop, title, buyer, days]) =>
  sentOn({
    paid: Number(days) * DAY,
    buyer: String(buyer),
    shop: String(shop),
    titles: [String(title)],
    quantity: 1,
  }),
);

/** What sells steadily at the demo seller's. */
const steady = [
  'Reed vase, plum',
  'Safi bowl, rust wave',
  'Leaf teapot, pine',
  'Courtyard jar, terracotta',
  'Eye mug, deep sea',
  'Lemon bowl, lagoon',
  'Candlesticks, ember',
  'Hooped teapot, celadon',
  'Orange bowl, oat wave',
  'Striped cup, sun',
];
const regulars = ['priya.raman', 'mateo.rios', 'jonas.wirth', 'lena.fischer', 'sofia.marques', 'elena.rossi'];

/**
 * How many hours before now each sale of the demo seller was: a few a week, and a crowd on two days of shows.
 */
const soldAt = [
  ...[57, 51, 44, 39, 35, 32, 28, 28, 28, 24, 21, 15, 12, 7, 7, 7, 5, 3].map(
    (days, nth) => days * DAY - 3 + nth / 10,
  ),
  ...[40, 28, 20, 15, 5, 2],
];

function boughtOfSeller(): Sale[] {
  const chance = chanceOf('sales of atlas-ash');
  return soldAt.map((paid, nth) => {
    const sale = {
      ...{ paid: paid + chance.next() * 2, buyer: chance.pick(regulars), shop: own },
      ...{
        titles: [...steady.slice(nth % steady.length), ...steady],
        quantity: paid > 30 * DAY ? 3 : chance.between(1, 3),
      },
      ...(chance.happens(0.15) ? { coupon: 'TEATIME' } : {}),
    };
    // Who waits for less than a day and a half is still to be packed, and one of them had second thoughts.
    if (paid === 15)
      return { ...sale, asksToCancel: { after: 3, reason: 'I ordered the wrong glaze, sorry!' } };
    if (paid < 30) return sale;
    return paid < 2 * DAY ? { ...sale, packs: 20 } : sentOn(sale, chance.between(6, 9));
  });
}

function sentOn(sale: Sale, days = 4): Sale {
  const number = `0034043416109${String(Math.round(sale.paid * 1_000)).padStart(7, '0')}`;
  return { ...sale, ships: parcel(25, 'DHL', number), arrives: days * DAY };
}

function parcel(after: number, carrier: string, number: string) {
  return { after, carrier, number };
}

/** Everything that was bought, the earliest first. */
export const sales: readonly Sale[] = [
  ...boughtByBuyer,
  ...withProblems,
  ...withoutTheirMoney,
  ...boughtElsewhere,
  ...boughtOfSeller(),
].sort((one, other) => other.paid - one.paid);
