import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { codeIn, mailTo } from './mailbox.ts';
import { listenTo, test as quiet, unprovoked } from './quiet.ts';

export type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A browser in which nobody is signed in. */
export const nobody: StorageState = { cookies: [], origins: [] };

/** Someone who signed up just now, so that no journey meets another one's account. */
export interface Newcomer {
  _id: string;
  handle: string;
  name: string;
  email: string;
  password: string;
  /** A browser they are signed in with. */
  state: StorageState;
}

interface Arrivals {
  noor: Newcomer;
  /** Another newcomer. */
  arrive: (name: string) => Promise<Newcomer>;
  /** Another browser; it must stay silent too, but for what this journey provokes. */
  windowOf: (state: string | StorageState) => Promise<Page>;
}

interface Ahead {
  /** A newcomer who signed up while the journey before was walked: their first mail takes a second or two. */
  nextNoor: () => Promise<Newcomer>;
}

/** Journeys of Noor, who is signed in. */
export const test = quiet.extend<Arrivals, Ahead>({
  nextNoor: [
    async ({ playwright }, use, { project }) => {
      const origin = String(project.use.baseURL);
      const request = await playwright.request.newContext({ baseURL: origin });
      const begin = () => {
        const noor = signUp(request, 'Noor Haddad', origin);
        // Told to who takes them.
        noor.catch(() => undefined);
        return noor;
      };
      let coming = begin();
      await use(() => {
        const noor = coming;
        coming = begin();
        return noor;
      });
      await coming.catch(() => undefined);
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  arrive: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL: String(baseURL) });
    await use((name) => signUp(request, name, String(baseURL)));
    await request.dispose();
  },
  noor: async ({ nextNoor }, use) => use(await nextNoor()),
  storageState: async ({ noor }, use) => use(noor.state),
  windowOf: async ({ browser, baseURL, provoked, launchOptions }, use) => {
    const windows: Awaited<ReturnType<Browser['newContext']>>[] = [];
    const noises: string[][] = [];
    await use(async (storageState) => {
      const context = await browser.newContext({ baseURL: String(baseURL), storageState });
      windows.push(context);
      noises.push(listenTo(context));
      return context.newPage();
    });
    for (const context of windows) await context.close();
    const unexpected = unprovoked(noises.flat(), { provoked, launchOptions });
    quiet.expect(unexpected, 'another window was not silent').toEqual([]);
  },
});

async function signUp(request: APIRequestContext, name: string, origin: string): Promise<Newcomer> {
  const email = `${name.split(' ')[0]?.toLowerCase()}-${randomUUID()}@mail.example`;
  const password = 'lanterns along the canal';
  const answer = await request.post('/api/auth/signup', { data: { name, email, password } });
  if (!answer.ok()) throw new Error(`${name} could not sign up: ${await answer.text()}`);
  const { user: unproved, token } = await answer.json();
  const proved = await request.post(`/api/users/${unproved._id}/verification/email/confirm`, {
    data: { code: codeIn(await mailTo(request, email, 'verify-email')) },
    headers: { authorization: `Bearer ${token}` },
  });
  const user = await proved.json();
  const auth = { state: { user, token, appSettings: null, myShop: false, languagedata: [] }, version: 0 };
  const state = {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'souk-auth', value: JSON.stringify(auth) }] }],
  };
  return { _id: user._id, handle: user.handle, name, email, password, state };
}

/** Where parcels to them go. */
export async function keepAddress(
  request: APIRequestContext,
  who: Newcomer,
  place: { country: string; city: string; postalCode: string; region?: string },
): Promise<void> {
  const answer = await request.post('/api/addresses', {
    data: { name: who.name, street: 'Sonnenallee 12', phone: '+4930901820', ...place },
    headers: { authorization: `Bearer ${tokenOf(who)}` },
  });
  expect(answer.status()).toBe(201);
}

/** What a newcomer's calls are made with. */
export const tokenOf = ({ state }: Newcomer): string =>
  JSON.parse(state.origins[0]?.localStorage[0]?.value ?? '').state.token;
