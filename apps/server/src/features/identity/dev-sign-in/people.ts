import { createHash } from 'node:crypto';
import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';

/** Someone who has an account at a provider that is played. */
export interface DemoPerson {
  email: string;
  givenName: string;
  familyName: string;
  /** The organisation the address belongs to. */
  hd?: string;
}

export const demoPeople: Readonly<Record<SocialProvider, readonly DemoPerson[]>> = {
  google: [
    { email: 'nour.haddad@gmail.com', givenName: 'Nour', familyName: 'Haddad' },
    { email: 'tomas@rivera.example', givenName: 'Tomás', familyName: 'Rivera', hd: 'rivera.example' },
    { email: 'claire.morel@mail.example', givenName: 'Claire', familyName: 'Morel' },
  ],
  apple: [
    { email: 'kenji.sato@icloud.com', givenName: 'Kenji', familyName: 'Sato' },
    { email: 'amal.idrissi@me.com', givenName: 'Amal', familyName: 'Idrissi' },
    { email: 'olive.brandt@mail.example', givenName: 'Olive', familyName: 'Brandt' },
  ],
};

/** The same person has the same number after every start. */
export function subjectOf(provider: SocialProvider, { email }: DemoPerson): string {
  const digest = digestOf(`${provider}:${email}`);
  if (provider === 'google')
    return BigInt(`0x${digest.slice(0, 16)}`)
      .toString()
      .padStart(21, '1');
  return `001234.${digest.slice(0, 32)}.0815`;
}

/** The address Apple gives out instead of one's own. */
export const relayOf = ({ email }: DemoPerson): string =>
  `${digestOf(`relay:${email}`).slice(0, 10)}@privaterelay.appleid.com`;

/** What the provider writes into its credentials. Apple's booleans are words, and it names nobody. */
export function claimsOf(provider: SocialProvider, person: DemoPerson, hidesEmail: boolean) {
  const sub = subjectOf(provider, person);
  if (provider === 'apple') {
    return hidesEmail
      ? { sub, email: relayOf(person), email_verified: 'true', is_private_email: 'true' }
      : { sub, email: person.email, email_verified: 'true' };
  }
  return {
    sub,
    email: person.email,
    email_verified: true,
    ...(person.hd ? { hd: person.hd } : {}),
    name: fullName(person),
    given_name: person.givenName,
    family_name: person.familyName,
  };
}

export const fullName = ({ givenName, familyName }: DemoPerson): string =>
  `${givenName} ${familyName}`.trim();

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
