import * as adminUsers from '@souk/shared/desk/admin-users/schema.ts';
import * as audit from '@souk/shared/desk/audit/schema.ts';
import * as errors from '@souk/shared/errors.ts';
import * as accounts from '@souk/shared/identity/accounts/schema.ts';
import * as addresses from '@souk/shared/identity/addresses/schema.ts';
import * as passkeys from '@souk/shared/identity/passkeys/schema.ts';
import * as people from '@souk/shared/identity/people/schema.ts';
import * as secondFactor from '@souk/shared/identity/second-factor/schema.ts';
import * as selfLimits from '@souk/shared/identity/self-limits/schema.ts';
import * as sessions from '@souk/shared/identity/sessions/schema.ts';
import * as signIn from '@souk/shared/identity/sign-in/schema.ts';
import * as socialSignIn from '@souk/shared/identity/social-sign-in/schema.ts';
import * as verification from '@souk/shared/identity/verification/schema.ts';
import * as images from '@souk/shared/images/schema.ts';
import * as languages from '@souk/shared/languages/schema.ts';
import * as shows from '@souk/shared/live/shows/schema.ts';
import * as catalog from '@souk/shared/market/catalog/schema.ts';
import * as categories from '@souk/shared/market/categories/schema.ts';
import * as events from '@souk/shared/market/events/schema.ts';
import * as reviews from '@souk/shared/market/reviews/schema.ts';
import * as search from '@souk/shared/market/search/schema.ts';
import * as shops from '@souk/shared/market/shops/schema.ts';
import * as lots from '@souk/shared/market/showcase/lot.ts';
import * as showCards from '@souk/shared/market/showcase/show-card.ts';
import * as money from '@souk/shared/money.ts';
import * as settings from '@souk/shared/settings/schema.ts';
import * as notificationChoices from '@souk/shared/talk/notification-choices/schema.ts';
import { z } from 'zod';

const nouns = [
  accounts,
  addresses,
  adminUsers,
  audit,
  catalog,
  categories,
  errors,
  events,
  images,
  languages,
  lots,
  money,
  notificationChoices,
  passkeys,
  people,
  reviews,
  search,
  secondFactor,
  selfLimits,
  sessions,
  settings,
  shops,
  showCards,
  shows,
  signIn,
  socialSignIn,
  verification,
];

/** Things of the market stand in the OpenAPI document once, by the name they have in the code. */
export function nameSchemas(): void {
  for (const [name, schema] of nouns.flatMap((noun) => Object.entries(noun))) {
    // A query is shown parameter by parameter.
    if (!(schema instanceof z.ZodObject) || /Query$/.test(name) || z.globalRegistry.has(schema)) continue;
    z.globalRegistry.add(schema, { id: `${name[0]?.toUpperCase()}${name.slice(1)}` });
  }
}
