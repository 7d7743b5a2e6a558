import { addressesInvariants } from './features/identity/addresses/index.ts';
import { peopleInvariants } from './features/identity/people/index.ts';
import { auctionsInvariants } from './features/live/auctions/index.ts';
import { breaksInvariants } from './features/live/breaks/index.ts';
import { clipsInvariants } from './features/live/clips/index.ts';
import { coHostsInvariants } from './features/live/co-hosts/index.ts';
import { flashSalesInvariants } from './features/live/flash-sales/index.ts';
import { giveawaysInvariants } from './features/live/giveaways/index.ts';
import { pollsInvariants } from './features/live/polls/index.ts';
import { raidsInvariants } from './features/live/raids/index.ts';
import { settlementInvariants } from './features/live/settlement/index.ts';
import { showsInvariants } from './features/live/shows/index.ts';
import { catalogInvariants } from './features/market/catalog/index.ts';
import { categoriesInvariants } from './features/market/categories/index.ts';
import { eventsInvariants } from './features/market/events/index.ts';
import { favoritesInvariants } from './features/market/favorites/index.ts';
import { offersInvariants } from './features/market/offers/index.ts';
import { reviewsInvariants } from './features/market/reviews/index.ts';
import { shippingInvariants } from './features/market/shipping/index.ts';
import { shopsInvariants } from './features/market/shops/index.ts';
import { cardsInvariants } from './features/money/cards/index.ts';
import { cartInvariants } from './features/money/cart/index.ts';
import { chargebacksInvariants } from './features/money/chargebacks/index.ts';
import { checkoutInvariants } from './features/money/checkout/index.ts';
import { couponsInvariants } from './features/money/coupons/index.ts';
import { disputesInvariants } from './features/money/disputes/index.ts';
import { flashPricesInvariants } from './features/money/flash-prices/index.ts';
import { invoicesInvariants } from './features/money/invoices/index.ts';
import { ledgerInvariants } from './features/money/ledger/index.ts';
import { ordersInvariants } from './features/money/orders/index.ts';
import { paymentsInvariants } from './features/money/payments/index.ts';
import { payoutsInvariants } from './features/money/payouts/index.ts';
import { reserveInvariants } from './features/money/reserve/index.ts';
import { ticketsInvariants } from './features/money/tickets/index.ts';
import { tipsInvariants } from './features/money/tips/index.ts';
import { messagingInvariants } from './features/talk/messaging/index.ts';
import { notificationsInvariants } from './features/talk/notifications/index.ts';
import { filesInvariants } from './platform/files/files.invariants.ts';
import { idempotencyInvariants } from './platform/idempotency/idempotency.invariants.ts';
import type { Invariants } from './platform/invariants.ts';
import { outboxInvariants } from './platform/outbox/outbox.invariants.ts';
import { sessionInvariants } from './platform/session/session.invariants.ts';

/** What must hold over the whole database, noun by noun. */
export const marketInvariants: readonly Invariants[] = [
  filesInvariants,
  idempotencyInvariants,
  outboxInvariants,
  sessionInvariants,
  addressesInvariants,
  peopleInvariants,
  auctionsInvariants,
  settlementInvariants,
  breaksInvariants,
  giveawaysInvariants,
  flashPricesInvariants,
  flashSalesInvariants,
  clipsInvariants,
  pollsInvariants,
  coHostsInvariants,
  raidsInvariants,
  tipsInvariants,
  showsInvariants,
  categoriesInvariants,
  eventsInvariants,
  favoritesInvariants,
  catalogInvariants,
  offersInvariants,
  reviewsInvariants,
  shippingInvariants,
  shopsInvariants,
  cardsInvariants,
  cartInvariants,
  checkoutInvariants,
  ordersInvariants,
  disputesInvariants,
  invoicesInvariants,
  chargebacksInvariants,
  reserveInvariants,
  couponsInvariants,
  ledgerInvariants,
  paymentsInvariants,
  payoutsInvariants,
  ticketsInvariants,
  messagingInvariants,
  notificationsInvariants,
];
