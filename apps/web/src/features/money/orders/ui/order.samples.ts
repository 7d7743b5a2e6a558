import type {
  OrderId,
  OrderLineId,
  ParcelId,
  ProductId,
  ShopId,
  UserId,
  VariantId,
} from '@souk/shared/ids.ts';
import type {
  Order,
  OrderCard,
  OrderEvent,
  OrderLine,
  OrderParcel,
} from '@souk/shared/money/orders/schema.ts';
import { type OrderState, orderPath } from '@souk/shared/money/orders/states.ts';
import { dollars, type Samples } from '@/ui/gallery/samples.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const day = 86_400;

/** Orders to show the parts with; times are told from the samples' now. */
export function orderSamples(samples: Samples) {
  const { pictures, inSeconds } = samples;
  const image = (place: number) => pictures.products[place % Math.max(1, pictures.products.length)] ?? null;
  const arrives = { from: inSeconds(day).slice(0, 10), to: inSeconds(3 * day).slice(0, 10) };
  const seller = samples.shop(0);
  const shop = {
    _id: seller._id as ShopId,
    name: seller.name,
    slug: seller.slug,
    logo: seller.logo,
    verified: true,
    rating: 4.9,
    reviewCount: 1126,
    ownerId: id(501) as UserId,
  };

  const card = (place: number, state: OrderState, change: Partial<OrderCard> = {}): OrderCard => ({
    _id: id(700 + place) as OrderId,
    number: `SK-${20418 + place}`,
    state,
    shop: { ...shop, name: samples.shop(place).name, logo: samples.shop(place).logo },
    image: image(place),
    title: samples.product(place).title,
    secondTitle: place % 2 ? samples.product(place + 1).title : null,
    lines: 1 + (place % 2) * (1 + place),
    pieces: 1 + (place % 3),
    total: dollars([106, 92.5, 184, 61, 38.4, 24][place % 6] ?? 24),
    refunded: dollars(state === 'refunded' ? 24 : 0),
    placedAt: inSeconds(-6 * day),
    changedAt: inSeconds(-place * day - 7200),
    arrives: ['paid', 'packed', 'shipped'].includes(state) ? arrives : null,
    payBy: state === 'pending-payment' ? inSeconds(7 * 3600) : null,
    shipBy:
      state === 'paid' || state === 'packed' ? { day: inSeconds(day).slice(0, 10), isLate: false } : null,
    ...change,
  });

  const line = (place: number, change: Partial<OrderLine> = {}): OrderLine => ({
    _id: id(800 + place) as OrderLineId,
    productId: id(100 + place) as ProductId,
    event: null,
    lot: null,
    isShown: true,
    variantId: id(150 + place) as VariantId,
    title: samples.product(place).title,
    options: { Glaze: 'Honey' },
    image: image(place),
    quantity: 1 + place,
    price: dollars(58),
    agreed: null,
    flash: null,
    total: dollars(58 * (1 + place)),
    paid: dollars(52.2 * (1 + place)),
    refunded: 0,
    ...change,
  });

  const steps: OrderEvent['kind'][] = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'completed'];

  const parcel: OrderParcel = {
    _id: id(930) as ParcelId,
    tracking: { number: '9400 1118 9956 3204 77', carrier: 'USPS' },
    shippedAt: inSeconds(-2 * day),
    arrivedAt: null,
    lines: [{ lineId: line(0)._id, quantity: 1 }],
  };

  /** An order in a state, come there by the usual way. */
  const order = (state: OrderState, change: Partial<Order> = {}): Order => {
    const { lines: _lines, secondTitle: _second, ...own } = card(0, state);
    const reached = (orderPath as readonly string[]).indexOf(state);
    const until = { cancelled: 0, refunded: 3, 'return-requested': 3, returned: 3, disputed: 3 }[
      state as string
    ];
    const last = until ?? reached;
    const at = (place: number) => inSeconds((place - 6) * day);
    const is = (...states: OrderState[]) => states.includes(state);
    const events = steps.slice(0, last + 2).map(
      (kind, place): OrderEvent => ({
        kind,
        at: at(place),
        by: kind === 'packed' || kind === 'shipped' ? 'seller' : kind === 'placed' ? 'buyer' : 'market',
        note: kind === 'packed' ? 'Wrapped twice, enjoy!' : null,
        amount: null,
      }),
    );
    return {
      ...own,
      shop,
      buyer: { ...samples.person(0), _id: id(500) as UserId },
      as: 'buyer',
      path: orderPath.map((step, place) => ({ step, at: place <= last ? at(place + 1) : null })),
      lines: [
        line(0),
        line(1, {
          options: { Stripe: 'Sea' },
          ...{ price: dollars(24), total: dollars(48), paid: dollars(43.2) },
        }),
      ],
      summary: [
        { kind: 'items', amount: dollars(106), name: null, count: null },
        { kind: 'discount', amount: dollars(-10.6), name: 'NIGHT10', count: null },
        { kind: 'shipping', amount: dollars(0), name: null, count: 1 },
        { kind: 'credit', amount: dollars(-35), name: null, count: null },
      ],
      charged: dollars(60.4),
      couponBearer: 'shop',
      couponMissed: null,
      card: { brand: 'visa', last4: '4242' },
      arrangement: null,
      address: {
        name: 'Maya Okafor',
        country: 'US',
        street: '418 Cumberland Street',
        extra: 'Apt 3R',
        city: 'Brooklyn',
        region: 'NY',
        postalCode: '11238',
        phone: '+17185550142',
      },
      shipments: [{ name: 'Standard', kind: 'flat', price: dollars(0), arrives, pickupAt: null }],
      tracking: is('shipped', 'delivered', 'completed')
        ? { number: '9400 1118 9956 3204 77', carrier: 'USPS' }
        : null,
      parcels: is('shipped', 'delivered', 'completed') ? [parcel] : [],
      note: '',
      // The latest first.
      events: events.toReversed(),
      refunds: [],
      cancelAsked: null,
      refundToWallet: false,
      coveredUntil: is('pending-payment', 'cancelled', 'refunded') ? null : inSeconds(14 * day),
      earnings: null,
      checkoutId: id(900),
      version: 1,
      can: {
        pay: is('pending-payment'),
        callOff: is('pending-payment'),
        receiveMoney: false,
        receiveAndHandOver: false,
        cancel: false,
        askToCancel: is('paid'),
        cancelLate: false,
        keepRefund: !is('pending-payment', 'cancelled', 'refunded'),
        confirmDelivery: is('shipped'),
        pack: false,
        ship: false,
        changeTracking: false,
        handOver: false,
        declineCancel: false,
        refund: false,
        review: is('delivered', 'completed'),
        message: true,
      },
      soldOn: false,
      buyerUnreached: false,
      held: false,
      staffActs: [],
      refundable: dollars(60.4),
      shippingLeft: dollars(0),
      ...change,
    };
  };

  /** The same, as its shop reads it. */
  const sold = (state: OrderState, change: Partial<Order> = {}): Order => {
    const own = order(state);
    const is = (...states: OrderState[]) => states.includes(state);
    return {
      ...own,
      as: 'seller',
      earnings: {
        gross: dollars(95.4),
        subsidy: dollars(0),
        commission: dollars(-7.63),
        paymentFee: dollars(-3.07),
        feeReturned: false,
        tax: dollars(0),
        refunded: dollars(0),
        net: dollars(84.7),
        shipping: dollars(0),
        rates: [{ basisPoints: 800, fixed: dollars(0) }],
        state: is('completed') ? 'available' : 'pending',
        availableAt: is('delivered', 'completed') ? inSeconds(2 * day) : null,
        expectedAt: is('paid', 'packed', 'shipped', 'delivered') ? inSeconds(9 * day) : null,
      },
      refundable: dollars(95.4),
      can: {
        ...own.can,
        pay: false,
        askToCancel: false,
        cancelLate: false,
        keepRefund: false,
        confirmDelivery: false,
        review: false,
        cancel: is('paid', 'packed'),
        pack: is('paid'),
        ship: is('paid', 'packed'),
        changeTracking: is('shipped'),
        refund: !is('pending-payment', 'cancelled', 'refunded'),
      },
      ...change,
    };
  };

  return { card, line, order, sold, image };
}
