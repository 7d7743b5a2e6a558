import { api, type District } from '../../platform/http/district.ts';
import type { PersonalPart } from '../../platform/personal-data.ts';
import { accounts } from './accounts/index.ts';
import { addresses } from './addresses/index.ts';
import { devSignIn } from './dev-sign-in/index.ts';
import { firstAdmin } from './first-admin/index.ts';
import { leaving } from './leaving/index.ts';
import { passkeys } from './passkeys/index.ts';
import { people } from './people/index.ts';
import { secondFactor } from './second-factor/index.ts';
import { type SpentSince, selfLimits } from './self-limits/index.ts';
import { sessions } from './sessions/index.ts';
import { signIn } from './sign-in/index.ts';
import { type Provider, socialSignIn } from './social-sign-in/index.ts';
import { verification } from './verification/index.ts';

interface IdentityParts {
  /** Who vouches for people besides this market. */
  providers: Provider[];
  /** Whether the market plays such a provider itself. */
  playsProvider: boolean;
  /** All that is kept of a person, in whichever district. */
  personalParts: readonly PersonalPart[];
  /** What a person spent, wherever purchases are kept. */
  spentSince: SpentSince;
}

/** Who people are, how they sign in and leave, and what they have with them. */
export const identity: District<IdentityParts> = async (app, parts) => {
  const { config, clock, storage, providers, personalParts, spentSince } = parts;
  const { url, documentDays } = config;
  await app.register(accounts, { ...api, storage });
  await app.register(addresses, api);
  if (parts.playsProvider) await app.register(devSignIn, { url, clock });
  await app.register(firstAdmin, { ...api, sendsMail: config.mail.smtpUrl !== undefined });
  await app.register(leaving, { ...api, parts: personalParts, storage });
  await app.register(passkeys, { ...api, url });
  await app.register(people, api);
  await app.register(secondFactor, api);
  await app.register(selfLimits, { ...api, spentSince });
  await app.register(sessions, api);
  await app.register(signIn, api);
  await app.register(socialSignIn, { providers, url });
  await app.register(verification, { ...api, storage, documentDays });
};
