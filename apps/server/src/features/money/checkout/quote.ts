import { createHash } from 'node:crypto';
import type {
  CategoryId,
  FlashSaleId,
  OfferId,
  ShippingMethodId,
  ShippingProfileId,
  ShopId,
  VariantId,
} from '@souk/shared/ids.ts';
import { deliveryEstimate } from '@souk/shared/market/shipping/estimate.ts';
import { parcelPrice, reaches } from '@souk/shared/market/shipping/rules.ts';
import { type ArrangedWay, isPossible } from '@souk/shared/money/arranged/rules.ts';
import type { ShopWay } from '@souk/shared/money/arranged/schema.ts';
import { type StockTrouble, troubleOf } from '@souk/shared/money/cart/rules.ts';
import { type CheckoutTrouble, isWon } from '@souk/shared/money/checkout/rules.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { CouponBearer, CouponShare } from '@souk/shared/money/coupons/rules.ts';
import type { PaymentFee } from '@souk/shared/money/fees/rules.ts';
import { lineTotal, orderSums, type PaidPart, paidOfLines } from '@souk/shared/money/orders/totals.ts';
import { leastCharge, mostCharge } from '@souk/shared/money/payments/charge-limits.ts';
import type { Tax } from '@souk/shared/money/taxes/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { cardStep } from '@souk/shared/money-rules.ts';
import type { ShipmentRow } from '../../../platform/db/orders-tables.ts';
import type { AddressRow } from '../../identity/addresses/index.ts';
import type { AcceptedOffer } from '../../market/offers/index.ts';
import type { SaleFees } from '../fees/index.ts';
import type { CheckoutLineRow, CheckoutRow, WayRow } from './checkout.repo.ts';
import { type QuotedCredit, quoteCredit } from './credit.ts';

/** What a checkout costs at this moment, by the market's own numbers alone. */
export interface Quote {
  checkout: CheckoutRow;
  address: AddressRow | null;
  shops: QuotedShop[];
  troubles: CheckoutTrouble[];
  coupon: Checkout['coupon'];
  /** Who goes without what it takes off. */
  bearer: CouponBearer;
  credit: QuotedCredit[];
  /** Names all of it: two with the same name cost the same and send the same there. */
  seen: string;
}

export interface QuotedShop {
  id: ShopId;
  currency: string;
  lines: QuotedLine[];
  parcels: QuotedParcel[];
  note: string;
  /** How its shop can be paid itself, and how it is to be. */
  ways: readonly ShopWay[];
  way: ArrangedWay | null;
  /** Why it cannot be this time, though it can at others. */
  cardOnly: 'coupon' | 'tickets' | null;
  /** It was won for less than a card can be charged, and costs nothing. */
  isSpared: boolean;
  /** Null when nothing of it is paid. */
  sums: QuotedSums | null;
  /** Of each line that is paid, in their order. */
  paid: PaidPart[];
  tax: Tax | null;
  /** Its shop gets the payment fee back with what is given back. */
  feeReturned: boolean;
  /** A coupon takes something off it, of its things or of their shipping. */
  isInCoupon: boolean;
}

/** With the rates that its commission is made of. */
export type QuotedSums = ReturnType<typeof orderSums>;

export interface QuotedLine {
  row: CheckoutLineRow;
  /** How many are paid. */
  quantity: number;
  trouble: StockTrouble | null;
  price: number;
  /** A lower price, for how many pieces, and why. */
  agreed: number | null;
  agreedPieces: number;
  offerId: OfferId | null;
  flashSaleId: FlashSaleId | null;
  total: number;
}

export interface QuotedParcel {
  profileId: ShippingProfileId;
  shipsFrom: string;
  handling: NonNullable<ShipmentRow['handling']>;
  lines: VariantId[];
  /** It can be sent as well as picked up, or only that. */
  isSendable: boolean;
  choices: QuotedChoice[];
  chosen: QuotedChoice | null;
}

export interface QuotedChoice {
  way: WayRow;
  price: number;
  /** What it would cost if the order did not go free. */
  full: number;
  arrives: { from: string; to: string } | null;
}

export interface QuoteParts {
  checkout: CheckoutRow;
  address: AddressRow | null;
  lines: readonly CheckoutLineRow[];
  ways: readonly WayRow[];
  agreed: ReadonlyMap<VariantId, AcceptedOffer>;
  offered: ReadonlyMap<ShopId, readonly ShopWay[]>;
  /** Null where nothing is to be paid. */
  fees: SaleFees | null;
  now: Date;
  coupon?: Checkout['coupon'];
  /** What is taken off each order, and what of it is tax. */
  shares?: readonly CouponShare[];
  taxes?: ReadonlyMap<ShopId, Tax | null>;
  bearer?: CouponBearer;
  /** What its buyer's wallet has, by currency. */
  wallet?: ReadonlyMap<string, number>;
  beside?: Beside | null;
}

/** What was paid already and goes in the same parcel: only what it then costs more is to be paid. */
export interface Beside {
  grams: number;
  items: number;
  shipping: number;
}

export function quoteOf(parts: QuoteParts): Quote {
  const { checkout, address, lines } = parts;
  const rowsOf = Map.groupBy(lines, (row) => row.shopId);
  const whole = [...rowsOf].map(([id, rows]) => quoteShop(id, rows, parts));
  const credit = quoteCredit(whole, parts.wallet ?? new Map(), checkout.use_credit);
  const shops = whole.map((shop) => withCredit(shop, creditOfShop(credit, shop.id)));
  const paid = shops.filter(({ sums }) => sums !== null);
  const troubles: CheckoutTrouble[] = [];
  if (paid.length === 0) troubles.push('nothing-to-buy');
  const sent = paid.filter(isSent);
  if (!address && sent.some(needsAddress)) troubles.push('address-missing');
  if (address && sent.some(({ parcels }) => parcels.some(({ chosen }) => !chosen)))
    troubles.push('delivery-missing');
  if (troubles.length === 0) {
    const due = dueByCard({ shops, credit });
    if (due.some(isTooSmall)) troubles.push('total-too-small');
    if (due.some(isTooLarge)) troubles.push('total-too-large');
  }
  const seen = nameOf(address, paid, credit);
  const { coupon = null, bearer = 'shop' } = parts;
  return { checkout, address, shops, troubles, coupon, bearer, credit, seen };
}

/** What of a shop’s order the wallet pays. */
export const creditOfShop = (credit: readonly QuotedCredit[], id: ShopId): number =>
  credit.reduce((sum, { shares }) => sum + (shares.get(id) ?? 0), 0);

/** What a card is asked for in each currency, after what the wallet pays. */
export function dueByCard({ shops, credit }: Pick<Quote, 'shops' | 'credit'>): Money[] {
  const byCard = shops.filter(({ sums, way }) => sums !== null && way === null);
  return [...Map.groupBy(byCard, ({ currency }) => currency)].flatMap(([currency, own]) => {
    const amount = own.reduce((sum, { id, sums }) => sum + (sums?.total ?? 0) - creditOfShop(credit, id), 0);
    return amount === 0 ? [] : [{ amount, currency }];
  });
}

const isTooLarge = ({ amount, currency }: Money): boolean => amount > mostCharge(currency);

const isTooSmall = ({ amount, currency }: Money): boolean => amount > 0 && amount < leastCharge(currency);

/** A card that pays less costs its shop less. */
const withCredit = ({ toSum, ...shop }: WholeShop, credit: number): QuotedShop =>
  toSum && credit > 0 ? { ...shop, sums: orderSums({ ...toSum, credit }) } : shop;

/** Something of it is sent or picked up; tickets go to nobody. */
const isSent = ({ lines }: Pick<QuotedShop, 'lines'>): boolean => lines.some(isPaidThing);

const isPaidThing = ({ row, quantity }: QuotedLine): boolean => quantity > 0 && row.kind === 'product';

/** Something of it goes to an address: not all of it is picked up. */
export function needsAddress({ lines, parcels }: Pick<QuotedShop, 'lines' | 'parcels'>): boolean {
  const fetched = new Set(
    parcels.flatMap((parcel) => (parcel.chosen?.way.kind === 'pickup' ? parcel.lines : [])),
  );
  return lines.some((line) => isPaidThing(line) && !fetched.has(line.row.variantId));
}

type ToSum = Parameters<typeof orderSums>[0];

/** Before the wallet has paid anything. */
interface WholeShop extends QuotedShop {
  toSum: ToSum | null;
}

function quoteShop(id: ShopId, rows: readonly CheckoutLineRow[], parts: QuoteParts): WholeShop {
  const lines = rows.map((row) => quoteLine(row, parts.agreed.get(row.variantId), isAtLimit(row, rows)));
  const paid = lines.filter(({ quantity }) => quantity > 0);
  const currency = paid[0]?.row.now?.currency ?? rows[0]?.seenCurrency ?? '';
  const items = paid.reduce((sum, { total }) => sum + total, 0);
  const parcels = [...Map.groupBy(paid, ({ row }) => row.profile?.id)].flatMap(([profileId, own]) =>
    profileId === undefined ? [] : [quoteParcel(profileId, own, items, parts)],
  );
  const shipping = parcels.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0);
  const { shares, taxes, bearer } = parts;
  const kinds = parcels.flatMap(({ chosen }) => chosen?.way.kind ?? []);
  const off = shares?.find(({ shopId }) => shopId === id);
  // The market gives nothing towards money that it does not see, and seats are not kept for days.
  const needsCard = paid.some(({ row }) => row.kind === 'ticket')
    ? 'tickets'
    : off !== undefined && bearer === 'market'
      ? 'coupon'
      : null;
  const offered = (parts.offered.get(id) ?? []).filter(({ way }) => isPossible(way, kinds));
  const ways = needsCard ? [] : offered;
  const way = ways.find((one) => one.way === parts.checkout.ways[id])?.way ?? null;
  const tax = taxes?.get(id) ?? null;
  const { fees } = parts;
  const paymentFee = !way && fees ? fees.paymentFeeIn(currency) : noFee;
  const asked: ToSum | null =
    paid.length === 0 || !fees
      ? null
      : {
          currency,
          lines: paid.map(({ row, price, quantity, agreed, agreedPieces }) => ({
            ...{ price, quantity, agreed, agreedPieces },
            rate: fees.rateOf({ shopId: id, categoryId: commissionedAs(row), currency }),
          })),
          paymentFee,
          ...{ discount: off?.items ?? 0, discounts: off?.lines },
          shipping: shipping - (off?.shipping ?? 0),
          coupon: off && bearer ? { bearer, shipping: off.shipping } : null,
          tax: tax ?? { amount: 0, included: true },
          // The market sees nothing of what is paid to a shop itself.
          step: way ? 1 : cardStep(currency),
        };
  const isSpared =
    asked !== null &&
    !way &&
    isWon(parts.checkout.source) &&
    isTooSmall({ amount: orderSums(asked).total, currency });
  const toSum = isSpared ? { ...asked, ...forNothing(items) } : asked;
  const sums = toSum && orderSums(toSum);
  const totals = paid.map(({ total }) => total);
  return {
    id,
    currency,
    lines,
    parcels,
    note: parts.checkout.notes[id] ?? '',
    ways,
    way,
    cardOnly: offered.length > 0 ? needsCard : null,
    isSpared,
    tax: isSpared ? null : tax,
    feeReturned: paymentFee.returned ?? false,
    ...{ toSum, sums },
    paid: sums
      ? paidOfLines(sums, totals, {
          discounts: isSpared ? undefined : off?.lines,
          tax: isSpared ? null : tax,
        })
      : [],
    isInCoupon: off !== undefined && off.items + off.shipping > 0,
  };
}

/** Who won is to have it, and their card cannot pay it: its shop, which began that low, goes without. */
const forNothing = (
  items: number,
): Pick<ToSum, 'discount' | 'discounts' | 'shipping' | 'tax' | 'coupon'> => ({
  discount: items,
  // A coupon took off a part of it at most.
  discounts: undefined,
  coupon: null,
  shipping: 0,
  tax: { amount: 0, included: true },
});

/** What categories take is of things; of tickets the shop or the market says it. */
const commissionedAs = ({ kind, categoryId }: CheckoutLineRow): CategoryId | null =>
  kind === 'product' ? categoryId : null;

/** No provider moves what a shop is paid itself. */
const noFee: PaymentFee = { basisPoints: 0, fixed: 0 };

/** Whether there is something to be paid of it. */
export const isToBePaid = ({ now, sent, state, taken }: CheckoutLineRow): boolean =>
  now !== null && sent && state === 'held' && taken > 0;

/** Its buyer holds as many tickets of its event as one person may have. */
const isAtLimit = ({ kind, productId, now }: CheckoutLineRow, rows: readonly CheckoutLineRow[]): boolean =>
  kind === 'ticket' &&
  typeof now?.allowed === 'number' &&
  now.allowed <= rows.reduce((sum, row) => sum + (row.productId === productId ? row.taken : 0), 0);

function quoteLine(row: CheckoutLineRow, offer: AcceptedOffer | undefined, atLimit: boolean): QuotedLine {
  const { now, wanted, sent } = row;
  const held = row.state === 'held' ? row.taken : 0;
  const available = now && held;
  const short = row.state === 'sold' ? null : troubleOf({ quantity: wanted, available, sent });
  const trouble = atLimit && (short === 'sold-out' || short === 'few-left') ? 'limit' : short;
  if (!now || !isToBePaid(row)) {
    const price = now?.price ?? row.seenPrice;
    return { row, quantity: 0, trouble, price, ...noDeal, total: 0 };
  }
  const deal = bestDeal(row, now, offer, held);
  const total = lineTotal({ price: now.price, quantity: held, ...deal });
  return { row, quantity: held, trouble, price: now.price, ...deal, total };
}

type Deal = Pick<QuotedLine, 'agreed' | 'agreedPieces' | 'offerId' | 'flashSaleId'>;
const noDeal: Deal = { agreed: null, agreedPieces: 1, offerId: null, flashSaleId: null };

/** Of what was agreed on and the price of a flash sale whichever costs its buyer less, and never both. */
function bestDeal(
  { flash }: CheckoutLineRow,
  { price, currency }: { price: number; currency: string },
  offer: AcceptedOffer | undefined,
  quantity: number,
): Deal {
  const deals: Deal[] = [];
  if (offer && offer.price.currency === currency && offer.price.amount < price)
    deals.push({ ...noDeal, agreed: offer.price.amount, offerId: offer.id });
  if (flash && flash.price < price) {
    const agreedPieces = Math.min(flash.pieces, quantity);
    deals.push({ ...noDeal, agreed: flash.price, agreedPieces, flashSaleId: flash.saleId });
  }
  const costOf = (deal: Deal) => lineTotal({ price, quantity, ...deal });
  const [best] = deals.toSorted((a, b) => costOf(a) - costOf(b));
  return best ?? noDeal;
}

function quoteParcel(
  profileId: ShippingProfileId,
  lines: readonly QuotedLine[],
  items: number,
  { address, ways, checkout, now, beside }: QuoteParts,
): QuotedParcel {
  const grams = lines.reduce((sum, { row, quantity }) => sum + (row.now?.grams ?? 0) * quantity, 0);
  const profile = lines[0]?.row.profile;
  const handling = { days: profile?.handlingDays ?? 0, shipsFrom: profile?.shipsFrom ?? '' };
  const parcel = { grams: grams + (beside?.grams ?? 0), orderAmount: items + (beside?.items ?? 0) };
  // What is given away is sent at the shop’s cost.
  const isGift = checkout.source === 'giveaway';
  const priceOf = (way: WayRow) =>
    isGift ? 0 : Math.max(0, parcelPrice(way, parcel) - (beside?.shipping ?? 0));
  const choiceOf = (way: WayRow, country: string): QuotedChoice => ({
    way,
    price: priceOf(way),
    full: priceOf({ ...way, freeFrom: null }),
    arrives:
      way.days &&
      deliveryEstimate(handling, way.days, { country, now, holdUntil: address?.hold_until ?? null }),
  });
  const country = address?.country;
  const own = ways.filter((way) => way.profileId === profileId);
  const choices = own
    // What is picked up is so by anybody, wherever they live.
    .filter((way) => way.kind === 'pickup' || (country !== undefined && reaches(way, country)))
    .map((way) => choiceOf(way, country ?? handling.shipsFrom))
    // It comes last: it is nobody's usual way, though it costs least.
    .sort((a, b) => Number(a.way.kind === 'pickup') - Number(b.way.kind === 'pickup') || a.price - b.price);
  const wanted: ShippingMethodId | undefined = checkout.choices[profileId];
  const isSendable = own.some(({ kind }) => kind !== 'pickup');
  // Before it is known where to, what could be sent is not taken to be picked up.
  const usual = country === undefined && isSendable ? undefined : choices[0];
  return {
    profileId,
    shipsFrom: handling.shipsFrom,
    handling: { ...handling, timeZone: profile?.timeZone ?? 'UTC' },
    lines: lines.map(({ row }) => row.variantId),
    isSendable,
    choices,
    chosen: choices.find(({ way }) => way.id === wanted) ?? usual ?? null,
  };
}

function nameOf(
  address: AddressRow | null,
  shops: readonly QuotedShop[],
  credit: readonly QuotedCredit[],
): string {
  const told = {
    to: address && [
      address.name,
      address.street,
      address.extra,
      address.city,
      address.region,
      address.postal_code,
      address.country,
    ],
    shops: shops.map(({ id, currency, lines, parcels, sums, way }) => [
      id,
      currency,
      way,
      sums,
      lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ row, quantity, total }) => [row.variantId, quantity, total]),
      parcels.map(({ chosen }) => chosen && [chosen.way.id, chosen.price]),
    ]),
    credit: credit.map(({ currency, used }) => [currency, used]),
  };
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
