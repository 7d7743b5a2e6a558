import * as accounts from '@souk/shared/accounts/schema.ts';
import * as addresses from '@souk/shared/addresses/schema.ts';
import * as adminUsers from '@souk/shared/admin-users/schema.ts';
import * as auctions from '@souk/shared/auctions/schema.ts';
import * as audit from '@souk/shared/audit/schema.ts';
import * as catalog from '@souk/shared/catalog/schema.ts';
import * as categories from '@souk/shared/categories/schema.ts';
import * as errors from '@souk/shared/errors.ts';
import * as events from '@souk/shared/events/schema.ts';
import * as images from '@souk/shared/images/schema.ts';
import * as languages from '@souk/shared/languages/schema.ts';
import * as money from '@souk/shared/money.ts';
import * as notificationChoices from '@souk/shared/notification-choices/schema.ts';
import * as passkeys from '@souk/shared/passkeys/schema.ts';
import * as people from '@souk/shared/people/schema.ts';
import * as reviews from '@souk/shared/reviews/schema.ts';
import * as search from '@souk/shared/search/schema.ts';
import * as secondFactor from '@souk/shared/second-factor/schema.ts';
import * as selfLimits from '@souk/shared/self-limits/schema.ts';
import * as sessions from '@souk/shared/sessions/schema.ts';
import * as settings from '@souk/shared/settings/schema.ts';
import * as shops from '@souk/shared/shops/schema.ts';
import * as shows from '@souk/shared/shows/schema.ts';
import * as signIn from '@souk/shared/sign-in/schema.ts';
import * as socialSignIn from '@souk/shared/social-sign-in/schema.ts';
import * as verification from '@souk/shared/verification/schema.ts';
import { z } from 'zod';

const nouns = [
  accounts,
  addresses,
  adminUsers,
  auctions,
  audit,
  catalog,
  categories,
  errors,
  events,
  images,
  languages,
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
