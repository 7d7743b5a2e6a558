import { accountPart } from './features/accounts/index.ts';
import { addressesPart } from './features/addresses/index.ts';
import { cartPart } from './features/cart/index.ts';
import { favoritesPart } from './features/favorites/index.ts';
import { filesPart } from './features/files/index.ts';
import { importsPart } from './features/imports/index.ts';
import { messagingPart } from './features/messaging/index.ts';
import { notificationChoicesPart } from './features/notification-choices/index.ts';
import { notificationsPart } from './features/notifications/index.ts';
import { offersPart } from './features/offers/index.ts';
import { passkeysPart } from './features/passkeys/index.ts';
import { peoplePart } from './features/people/index.ts';
import { reportsPart } from './features/reports/index.ts';
import { reviewsPart } from './features/reviews/index.ts';
import { roomChatPart } from './features/room-chat/index.ts';
import { secondFactorPart } from './features/second-factor/index.ts';
import { selfLimitsPart } from './features/self-limits/index.ts';
import { sessionsPart } from './features/sessions/index.ts';
import { shippingPart } from './features/shipping/index.ts';
import { ownShopPart, shopFollowsPart } from './features/shops/index.ts';
import { identitiesPart } from './features/social-sign-in/index.ts';
import { verificationPart } from './features/verification/index.ts';
import type { PersonalPart } from './platform/personal-data.ts';

/** Whatever is kept of a person: what they take along, and what is forgotten when they go. */
export const personalParts: readonly PersonalPart[] = [
  accountPart,
  addressesPart,
  cartPart,
  favoritesPart,
  shopFollowsPart,
  peoplePart,
  reviewsPart,
  reportsPart,
  offersPart,
  ownShopPart,
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
  // What showed them is forgotten by now.
  filesPart,
];
