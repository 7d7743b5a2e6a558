import { accountPart } from './features/accounts/index.ts';
import { addressesPart } from './features/addresses/index.ts';
import { favoritesPart } from './features/favorites/index.ts';
import { filesPart } from './features/files/index.ts';
import { notificationChoicesPart } from './features/notification-choices/index.ts';
import { passkeysPart } from './features/passkeys/index.ts';
import { peoplePart } from './features/people/index.ts';
import { reviewsPart } from './features/reviews/index.ts';
import { secondFactorPart } from './features/second-factor/index.ts';
import { selfLimitsPart } from './features/self-limits/index.ts';
import { sessionsPart } from './features/sessions/index.ts';
import { ownShopPart, shopFollowsPart } from './features/shops/index.ts';
import { identitiesPart } from './features/social-sign-in/index.ts';
import { verificationPart } from './features/verification/index.ts';
import type { PersonalPart } from './platform/personal-data.ts';

/** Whatever is kept of a person: what they take along, and what is forgotten when they go. */
export const personalParts: readonly PersonalPart[] = [
  accountPart,
  addressesPart,
  favoritesPart,
  shopFollowsPart,
  peoplePart,
  reviewsPart,
  ownShopPart,
  notificationChoicesPart,
  selfLimitsPart,
  verificationPart,
  passkeysPart,
  secondFactorPart,
  identitiesPart,
  sessionsPart,
  // What showed them is forgotten by now.
  filesPart,
];
