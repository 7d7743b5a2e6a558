import { readFileSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { UserId } from '@souk/shared/ids.ts';
import { chromiumPath } from '../../../../scripts/chromium.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { stripeProvider } from '../platform/payments/index.ts';
import { freePort } from '../platform/postgres/free-port.ts';
import { builtWebApp } from '../web-app.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { vaseAndBuyer } from './paying.fixture.ts';
import { startSandbox, type TestSandbox } from './sandbox.ts';
import { runningClock } from './test-clock.ts';

/**
 * A market that takes cards through Stripe, with only Stripe's host changed, and Maya's browser in it. What comes from
 * Stripe's addresses stands in for its script (`stripe-script.js`) and for the page of a bank.
 */
export async function openStripeMarket() {
  const webApp = builtWebApp();
  if (!webApp) throw new Error('The web app is not built yet: run "node scripts/setup.mjs test".');
  const sandbox = await startSandbox();
  const payments = stripeProvider({ ...sandbox.keys, kind: 'stripe', apiBase: sandbox.url });
  const port = await freePort(undefined);
  const url = `http://127.0.0.1:${port}`;
  const env = { SOUK_URL: url };
  const app = await buildTestApp({ ...{ sandbox, payments, webApp, env }, clock: runningClock() });
  await app.app.listen({ host: '127.0.0.1', port });
  const own = await vaseAndBuyer(app);
  const show = await buildShow(app.db, { shop_id: own.shop.id, state: 'live', starts_at: app.clock.now() });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const context = await browser.newContext({ baseURL: url, locale: 'en', serviceWorkers: 'block' });
  await standInForStripe(context, sandbox);
  await signIn(context, { app, url, user: own.maya });
  const page = await context.newPage();
  const noise = listenTo(page);
  return {
    ...{ app, sandbox, page, noise, show, ...own },
    /** The page of a card's bank, over the market's. */
    bank: page.frameLocator('iframe[src^="https://hooks.stripe.com/"]'),
    async open(path: string) {
      await page.goto(path);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    },
    /** How many fields of Stripe's were put in and not taken out again. */
    fieldsOnPage: () => page.evaluate<number>('window.stripeFields'),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await sandbox.tellNobody();
      await app[Symbol.asyncDispose]();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

const script = readFileSync(new URL('stripe-script.js', import.meta.url), 'utf8');

const bankPage = `<!doctype html><title>Bank</title>
<button>Complete</button><button>Fail</button>
<script>
  for (const button of document.querySelectorAll('button'))
    button.onclick = () => parent.postMessage(button.textContent.toLowerCase(), '*');
</script>`;

async function standInForStripe(context: BrowserContext, { url }: TestSandbox): Promise<void> {
  await context.route('https://js.stripe.com/v3/', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `{${script.replace('ADDRESS OF THE SANDBOX', url)}}`,
    }),
  );
  await context.route('https://hooks.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: bankPage }),
  );
}

async function signIn(
  context: BrowserContext,
  { app, url, user }: { app: TestApp; url: string; user: { id: UserId } },
): Promise<void> {
  const { body } = await app.as(user).get(`/api/users/${user.id}`);
  const token = await app.tokenOf(user);
  const state = { user: body, token, appSettings: null, myShop: false, languagedata: [] };
  const kept = JSON.stringify(JSON.stringify({ state, version: 0 }));
  await context.addInitScript(`if (location.origin === '${url}') localStorage.setItem('souk-auth', ${kept})`);
}

// Nobody carries video here, and no worker is wanted.
const expected = /Service Worker registration blocked|\/whep\//;

function listenTo(page: Page): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    const line = `${message.text()} ${message.location().url}`;
    if (['error', 'warning'].includes(message.type()) && !expected.test(line)) noise.push(line);
  });
  page.on('pageerror', ({ message }) => noise.push(message));
  return noise;
}
