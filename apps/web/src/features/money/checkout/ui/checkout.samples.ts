import type { Address } from '@souk/shared/identity/addresses/schema.ts';
import type {
  AddressId,
  CardId,
  CheckoutId,
  OrderId,
  PaymentId,
  ProductId,
  ShippingMethodId,
  ShippingProfileId,
  ShopId,
  VariantId,
} from '@souk/shared/ids.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';
import type {
  Checkout,
  CheckoutLine,
  CheckoutShop,
  DeliveryChoice,
} from '@souk/shared/money/checkout/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { dollars, type Samples } from '@/ui/gallery/samples.ts';

const id = (place: number) => `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`;

export const address: Address = {
  _id: id(1) as AddressId,
  name: 'Maya Okafor',
  country: 'US',
  street: '418 Cumberland Street, Apt 3R',
  extra: '',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11238',
  phone: '+17185550142',
  holdUntil: null,
  isDefault: true,
};

export const cards: Card[] = [
  {
    _id: id(70) as CardId,
    brand: 'visa',
    last4: '4242',
    expiresMonth: 8,
    expiresYear: 2028,
    expired: false,
    isDefault: true,
  },
  {
    _id: id(71) as CardId,
    brand: 'amex',
    last4: '0005',
    expiresMonth: 1,
    expiresYear: 2025,
    expired: true,
    isDefault: false,
  },
];

const way = (place: number, change: Partial<DeliveryChoice>): DeliveryChoice => ({
  methodId: id(20 + place) as ShippingMethodId,
  name: 'Standard',
  kind: 'flat',
  price: dollars(8),
  instead: null,
  freeFrom: null,
  arrives: { from: '2026-11-25', to: '2026-11-27' },
  pickupAt: null,
  ...change,
});

/** A checkout of two shops as it stands after its opening; what is not named is as in the picture. */
export function makeCheckout({ pictures, inSeconds }: Samples, change: Partial<Checkout> = {}): Checkout {
  const line = (place: number, title: string, price: Money, more: Partial<CheckoutLine>): CheckoutLine => ({
    event: null,
    variantId: id(30 + place) as VariantId,
    productId: id(40 + place) as ProductId,
    title,
    options: {},
    image: pictures.products[place % Math.max(1, pictures.products.length)] ?? null,
    quantity: 1,
    wanted: 1,
    price,
    was: null,
    agreed: null,
    flash: null,
    trouble: null,
    total: price,
    ...more,
  });
  const shop = (
    place: number,
    name: string,
    more: Omit<CheckoutShop, 'shop' | 'note' | 'order' | 'ways' | 'cardOnly' | 'way'>,
  ) => ({
    shop: {
      _id: id(50 + place) as ShopId,
      name,
      slug: 'shop',
      logo: pictures.people[place] ?? null,
      verified: place === 0,
    },
    note: '',
    ways: [],
    way: null,
    cardOnly: null,
    order: null,
    ...more,
  });
  const teapot = line(0, 'Honey-glaze teapot, 1.2 L', dollars(58), {});
  const mugs = line(1, 'Hand-thrown mug', dollars(24), {
    options: { Glaze: 'Sea stripe' },
    quantity: 2,
    wanted: 2,
    total: dollars(48),
  });
  const throws = line(2, 'Striped wool throws, set of 3', dollars(86), {});
  const [standard, express] = [
    way(0, { price: dollars(0), instead: dollars(8), freeFrom: dollars(100) }),
    way(1, { name: 'Express', price: dollars(14), arrives: { from: '2026-11-22', to: '2026-11-22' } }),
  ];
  const [tracked, pickup] = [
    way(2, { name: 'Tracked parcel', price: dollars(6.5) }),
    way(3, {
      name: 'Pick up',
      kind: 'pickup',
      price: dollars(0),
      arrives: null,
      pickupAt: '41 Van Brunt Street, Red Hook',
    }),
  ];
  return {
    _id: id(0) as CheckoutId,
    state: 'open',
    from: 'cart',
    expiresAt: inSeconds(554),
    now: inSeconds(0),
    canExtend: true,
    coupon: {
      code: 'NIGHT10',
      refusal: null,
      worth: { kind: 'percentage', basisPoints: 1_000 },
      shop: 'Atlas & Ash',
    },
    seen: 'seen',
    address,
    isPickedUp: false,
    shops: [
      shop(0, 'Atlas & Ash', {
        lines: [teapot, mugs],
        parcels: [
          {
            profileId: id(10) as ShippingProfileId,
            isSendable: true,
            lines: [teapot.variantId, mugs.variantId],
            choices: [standard, express],
            chosen: standard.methodId,
          },
        ],
      }),
      shop(1, 'Nour Textiles', {
        lines: [throws],
        parcels: [
          {
            profileId: id(11) as ShippingProfileId,
            isSendable: true,
            lines: [throws.variantId],
            choices: [tracked, pickup],
            chosen: tracked.methodId,
          },
        ],
      }),
    ],
    summary: [
      {
        currency: 'USD',
        lines: [
          { kind: 'items', amount: dollars(192), name: null, count: null },
          { kind: 'discount', amount: dollars(-10.6), name: 'NIGHT10', count: null },
          { kind: 'shipping', amount: dollars(6.5), name: null, count: 2 },
          { kind: 'credit', amount: dollars(-35), name: null, count: null },
        ],
        total: dollars(152.9),
        arranged: dollars(0),
        orders: 2,
      },
    ],
    wallet: { pays: true, credit: [{ available: dollars(35), used: dollars(35) }], spent: [] },
    leftOut: null,
    troubles: [],
    changed: false,
    payments: [],
    ...change,
  };
}

/** With the numbers that its orders have once it is paid. */
export function paidCheckout(samples: Samples): Checkout {
  const open = makeCheckout(samples);
  return {
    ...open,
    state: 'paid',
    wallet: { pays: true, credit: [], spent: [dollars(35)] },
    payments: [
      {
        _id: id(80) as PaymentId,
        purpose: 'orders',
        state: 'succeeded',
        amount: dollars(152.9),
        card: { brand: 'visa', last4: '4242' },
        failure: null,
        createdAt: samples.inSeconds(-2),
      },
    ],
    shops: open.shops.map((shop, place) => ({
      ...shop,
      order: { _id: id(60 + place) as OrderId, number: `SK-${20418 + place}`, payBy: null },
    })),
  };
}

/** What was chosen in the one before it holds in part. */
export function leftOutCheckout(samples: Samples): Checkout {
  const open = makeCheckout(samples, { seen: 'left-out' });
  const [one, other] = open.shops.map(({ shop }) => shop._id);
  return {
    ...open,
    leftOut: {
      coupon: { code: 'SUMMER', reason: 'expired' },
      delivery: one ? [one] : [],
      ways: other ? [other] : [],
    },
  };
}

/** One is dearer, of another there are fewer, and a third is gone. */
export function changedCheckout(samples: Samples): Checkout {
  const open = makeCheckout(samples, { seen: 'changed', changed: true });
  const news: Array<Partial<CheckoutLine>> = [
    { price: dollars(62), was: dollars(58), total: dollars(62) },
    { quantity: 1, trouble: 'few-left', total: dollars(24) },
    { quantity: 0, trouble: 'sold-out', total: null },
  ];
  const shops = open.shops.map((shop, place) => ({
    ...shop,
    lines: shop.lines.map((line, row) => ({ ...line, ...news[place * 2 + row] })),
    parcels: place === 0 ? shop.parcels : [],
  }));
  const lines = [
    { kind: 'items' as const, amount: dollars(86), name: null, count: null },
    { kind: 'shipping' as const, amount: dollars(8), name: null, count: 1 },
  ];
  return {
    ...open,
    shops,
    summary: [{ currency: 'USD', lines, total: dollars(94), arranged: dollars(0), orders: 1 }],
  };
}

/** Both shops are paid by bank transfer. */
export function arrangedCheckout(samples: Samples): Checkout {
  const open = makeCheckout(samples);
  const ways = [
    { way: 'transfer' as const, words: '' },
    { way: 'pickup' as const, words: 'Cash or card.' },
  ];
  return {
    ...open,
    shops: open.shops.map((shop) => ({ ...shop, ways, way: 'transfer' as const })),
    summary: open.summary.map((one) => ({ ...one, arranged: one.total })),
  };
}

/** Shops that sell in two currencies: two payments. */
export function twoCurrencies(samples: Samples): Checkout {
  const euros = (amount: number): Money => ({ amount, currency: 'EUR' });
  const open = makeCheckout(samples);
  return {
    ...open,
    summary: [
      {
        currency: 'USD',
        lines: [
          { kind: 'items', amount: dollars(106), name: null, count: null },
          { kind: 'shipping', amount: dollars(0), name: null, count: 1 },
          { kind: 'tax', amount: dollars(9.41), name: 'NY sales tax', count: null },
        ],
        total: dollars(115.41),
        arranged: dollars(0),
        orders: 1,
      },
      {
        currency: 'EUR',
        lines: [
          { kind: 'items', amount: euros(86_00), name: null, count: null },
          { kind: 'shipping', amount: euros(6_50), name: null, count: 1 },
        ],
        total: euros(92_50),
        arranged: euros(0),
        orders: 1,
      },
    ],
  };
}
