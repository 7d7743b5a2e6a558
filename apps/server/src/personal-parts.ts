import { bidSignalsPart } from './features/desk/bid-signals/index.ts';
import { reportsPart } from './features/desk/reports/index.ts';
import { accountPart } from './features/identity/accounts/index.ts';
import { addressesPart } from './features/identity/addresses/index.ts';
import { passkeysPart } from './features/identity/passkeys/index.ts';
import { peoplePart } from './features/identity/people/index.ts';
import { secondFactorPart } from './features/identity/second-factor/index.ts';
import { selfLimitsPart } from './features/identity/self-limits/index.ts';
import { sessionsPart } from './features/identity/sessions/index.ts';
import { identitiesPart } from './features/identity/social-sign-in/index.ts';
import { verificationPart } from './features/identity/verification/index.ts';
import { auctionListsPart } from './features/live/auction-lists/index.ts';
import { auctionsPart } from './features/live/auctions/index.ts';
import { biddersPart } from './features/live/bidders/index.ts';
import { breaksPart } from './features/live/breaks/index.ts';
import { clipsPart } from './features/live/clips/index.ts';
import { coHostsPart } from './features/live/co-hosts/index.ts';
import { giveawaysPart } from './features/live/giveaways/index.ts';
import { pollsPart } from './features/live/polls/index.ts';
import { recordingsPart } from './features/live/replays/index.ts';
import { roomChatPart } from './features/live/room-chat/index.ts';
import { settlementPart } from './features/live/settlement/index.ts';
import { favoritesPart } from './features/market/favorites/index.ts';
import { importsPart } from './features/market/imports/index.ts';
import { offersPart } from './features/market/offers/index.ts';
import { reviewsPart } from './features/market/reviews/index.ts';
import { shippingPart } from './features/market/shipping/index.ts';
import { ownShopPart, shopFollowsPart } from './features/market/shops/index.ts';
import { arrangedPart } from './features/money/arranged/index.ts';
import { cardsPart } from './features/money/cards/index.ts';
import { cartPart } from './features/money/cart/index.ts';
import { chargebacksPart } from './features/money/chargebacks/index.ts';
import { checkoutsPart } from './features/money/checkout/index.ts';
import { couponsPart } from './features/money/coupons/index.ts';
import { disputesPart } from './features/money/disputes/index.ts';
import { invoiceDetailsPart } from './features/money/invoices/index.ts';
import { ledgerPart } from './features/money/ledger/index.ts';
import { ordersPart } from './features/money/orders/index.ts';
import { paymentsPart } from './features/money/payments/index.ts';
import { payoutsPart } from './features/money/payouts/index.ts';
import { ticketsPart } from './features/money/tickets/index.ts';
import { tipsPart } from './features/money/tips/index.ts';
import { walletPart } from './features/money/wallet/index.ts';
import { messagingPart } from './features/talk/messaging/index.ts';
import { notificationChoicesPart } from './features/talk/notification-choices/index.ts';
import { notificationsPart } from './features/talk/notifications/index.ts';
import { filesPart } from './platform/files/index.ts';
import type { PersonalPart } from './platform/personal-data.ts';
import { tracesPart } from './platform/traces/index.ts';

/** Whatever is kept of a person: what they take along, and what is forgotten when they go. */
export const personalParts: readonly PersonalPart[] = [
  accountPart,
  addressesPart,
  cartPart,
  cardsPart,
  paymentsPart,
  ledgerPart,
  walletPart,
  settlementPart,
  checkoutsPart,
  ordersPart,
  disputesPart,
  chargebacksPart,
  ticketsPart,
  tipsPart,
  arrangedPart,
  favoritesPart,
  shopFollowsPart,
  peoplePart,
  reviewsPart,
  reportsPart,
  bidSignalsPart,
  offersPart,
  payoutsPart,
  invoiceDetailsPart,
  // Before the shop, whose products are taken away with it.
  breaksPart,
  ownShopPart,
  couponsPart,
  auctionsPart,
  auctionListsPart,
  biddersPart,
  giveawaysPart,
  clipsPart,
  // What ends with it is written of their picture, and forgotten with their recordings.
  coHostsPart,
  recordingsPart,
  pollsPart,
  shippingPart,
  importsPart,
  messagingPart,
  roomChatPart,
  notificationChoicesPart,
  notificationsPart,
  selfLimitsPart,
  verificationPart,
  passkeysPart,
  secondFactorPart,
  identitiesPart,
  sessionsPart,
  tracesPart,
  // What showed them is forgotten by now.
  filesPart,
];
