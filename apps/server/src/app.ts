import { adminUsers } from './features/desk/admin-users/index.ts';
import { audit } from './features/desk/audit/index.ts';
import { devOutbox } from './features/desk/dev-outbox/index.ts';
import { languages } from './features/desk/languages/index.ts';
import { reports } from './features/desk/reports/index.ts';
import { settings } from './features/desk/settings/index.ts';
import { accounts } from './features/identity/accounts/index.ts';
import { addresses } from './features/identity/addresses/index.ts';
import { devSignIn, playedProvider } from './features/identity/dev-sign-in/index.ts';
import { firstAdmin } from './features/identity/first-admin/index.ts';
import { leaving } from './features/identity/leaving/index.ts';
import { passkeyOriginAt, passkeys } from './features/identity/passkeys/index.ts';
import { people } from './features/identity/people/index.ts';
import { secondFactor } from './features/identity/second-factor/index.ts';
import { selfLimits } from './features/identity/self-limits/index.ts';
import { sessions } from './features/identity/sessions/index.ts';
import { signIn } from './features/identity/sign-in/index.ts';
import { providersOf, socialSignIn } from './features/identity/social-sign-in/index.ts';
import { verification } from './features/identity/verification/index.ts';
import { roomChat, viewerCounts } from './features/live/room-chat/index.ts';
import { shows } from './features/live/shows/index.ts';
import { cards } from './features/market/cards/index.ts';
import { catalog } from './features/market/catalog/index.ts';
import { categories } from './features/market/categories/index.ts';
import { events } from './features/market/events/index.ts';
import { favorites } from './features/market/favorites/index.ts';
import { imports } from './features/market/imports/index.ts';
import { keptBy } from './features/market/kept/index.ts';
import { landing } from './features/market/landing/index.ts';
import { listings } from './features/market/listings/index.ts';
import { offers } from './features/market/offers/index.ts';
import { reviews } from './features/market/reviews/index.ts';
import { search } from './features/market/search/index.ts';
import { shipping } from './features/market/shipping/index.ts';
import { shops } from './features/market/shops/index.ts';
import { cart } from './features/money/cart/index.ts';
import { messaging } from './features/talk/messaging/index.ts';
import { notificationChoices } from './features/talk/notification-choices/index.ts';
import { notifications } from './features/talk/notifications/index.ts';
import { openAttendance } from './features/talk/presence/index.ts';
import { liveChannels, liveDeclarations } from './market-live.ts';
import { personalParts } from './personal-parts.ts';
import { access } from './platform/access/access.plugin.ts';
import { sharedAnswers } from './platform/answers/shared-answers.plugin.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/db/database.ts';
import { errorHandler } from './platform/errors/error-handler.plugin.ts';
import { files, openUploadPlace } from './platform/files/index.ts';
import { health } from './platform/health/health.plugin.ts';
import { caching } from './platform/http/caching.plugin.ts';
import { compression } from './platform/http/compression.plugin.ts';
import { crossOrigin } from './platform/http/cross-origin.plugin.ts';
import { gracefulStop } from './platform/http/graceful-stop.plugin.ts';
import { type App, createHttpServer, type Feature } from './platform/http/http-server.ts';
import { pressure } from './platform/http/pressure.plugin.ts';
import { routeList } from './platform/http/routes.plugin.ts';
import { securityHeaders } from './platform/http/security-headers.plugin.ts';
import { thisMachineOnly } from './platform/http/this-machine.plugin.ts';
import { idempotency } from './platform/idempotency/idempotency.plugin.ts';
import { images } from './platform/images/index.ts';
import { live } from './platform/live/index.ts';
import type { Log } from './platform/logging/log.ts';
import { requestLog } from './platform/logging/request-log.plugin.ts';
import { messageHealth } from './platform/messages/message-health.ts';
import { metrics } from './platform/metrics/metrics.plugin.ts';
import { openapi } from './platform/openapi/openapi.plugin.ts';
import type { Outgoing } from './platform/outgoing/outgoing.ts';
import { pagesPlugin } from './platform/pages/index.ts';
import { rateLimit } from './platform/rate-limit/rate-limit.plugin.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { session } from './platform/session/session.plugin.ts';
import { openStorage } from './platform/storage/open-storage.ts';

export interface AppParts {
  config: Config;
  db: Database;
  clock: Clock;
  secrets: Secrets;
  log: Log;
}

/** What few operators set; the defaults are for everyone else. */
export interface AppOptions {
  /** Whether calls from this machine itself are let through uncounted. */
  sparesThisMachine?: boolean;
  /** Whether who does not come from this machine itself is refused. */
  thisMachineOnly?: boolean;
  /** Folder of the built web app; without it only the API answers. */
  webApp?: string | undefined;
  /** Checks every answer against its schema, for tests. */
  strictAnswers?: boolean;
  /** How addresses that people give are reached; the tests' own reaches this machine. */
  outgoing?: Outgoing | undefined;
  /** More routes, for tests of the platform itself. */
  extra?: Feature;
}

/** Everything that answers HTTP, as far as it is of this process's roles; how it is, each process says. */
export async function buildApp(parts: AppParts & AppOptions): Promise<App> {
  const { config, db: database, clock, secrets, log, sparesThisMachine = false } = parts;
  const { db } = database;
  const app = createHttpServer({ config, log, strictAnswers: parts.strictAnswers ?? false });

  await app.register(routeList);
  await app.register(securityHeaders, { config });
  if (parts.thisMachineOnly) await app.register(thisMachineOnly);
  await app.register(crossOrigin, { origins: config.corsOrigins });
  await app.register(compression);
  await app.register(pressure);
  await app.register(gracefulStop);
  await app.register(session, { db, clock, secrets });
  await app.register(access);
  await app.register(rateLimit, {
    db,
    clock,
    perMinute: config.requestsPerMinute,
    sparesThisMachine,
  });
  await app.register(caching);
  await app.register(sharedAnswers, { clock, keptBy });
  await app.register(idempotency);
  await app.register(requestLog, { log });
  await app.register(metrics, { database, token: config.metricsToken });
  await app.register(errorHandler);
  await app.register(health, { db, delayable: messageHealth(config, db) });
  await app.register(openapi, { url: config.url });

  if (config.roles.includes('web')) await serveMarket(app, parts);
  if (config.roles.includes('live')) {
    await app.register(live, {
      config,
      database,
      clock,
      declarations: liveDeclarations,
      channels: liveChannels,
      attendance: openAttendance({ db, clock, log }),
    });
    await app.register(viewerCounts, { db });
  }
  if (parts.extra) await app.register(parts.extra, { prefix: '/api' });

  await app.ready();
  return app;
}

/** The web role: the market's API and its pages. */
async function serveMarket(app: App, parts: AppParts & AppOptions): Promise<void> {
  const { config, db: database, clock, secrets } = parts;
  const { db } = database;
  const play = config.socialSignIn.dev ? playedProvider(app, config.url) : undefined;
  const providers = providersOf(config, play);
  const storage = openStorage(config);
  await app.register(accounts, { prefix: '/api', storage });
  await app.register(addresses, { prefix: '/api' });
  await app.register(adminUsers, { prefix: '/api' });
  await app.register(audit, { prefix: '/api' });
  await app.register(images, { db, dataDir: config.dataDir, storage });
  await app.register(cards, { prefix: '/api' });
  await app.register(cart, { prefix: '/api' });
  await app.register(catalog, { prefix: '/api' });
  await app.register(categories, { prefix: '/api', db, clock });
  if (play) await app.register(devSignIn, { url: config.url, clock });
  await app.register(devOutbox, { prefix: '/api', demo: config.demo, open: !config.openDemo });
  await app.register(events, { prefix: '/api', url: config.url });
  await app.register(favorites, { prefix: '/api' });
  await app.register(files, {
    secrets,
    db,
    clock,
    storage,
    place: openUploadPlace(config, db),
    quotaBytes: config.userQuotaBytes,
  });
  await app.register(firstAdmin, { prefix: '/api', sendsMail: config.mail.smtpUrl !== undefined });
  await app.register(imports, { prefix: '/api', url: config.url });
  await app.register(landing, { prefix: '/api', db, clock });
  await app.register(languages, { prefix: '/api', db, clock });
  await app.register(leaving, { prefix: '/api', parts: personalParts, storage });
  await app.register(listings, { prefix: '/api' });
  await app.register(messaging, { prefix: '/api', db, secrets, storage });
  await app.register(notificationChoices, { prefix: '/api' });
  await app.register(notifications, { prefix: '/api', outgoing: parts.outgoing });
  await app.register(offers, { prefix: '/api' });
  await app.register(passkeys, { prefix: '/api', url: config.url });
  await app.register(people, { prefix: '/api' });
  await app.register(reports, { prefix: '/api' });
  await app.register(reviews, { prefix: '/api' });
  await app.register(roomChat, { prefix: '/api' });
  await app.register(search, { prefix: '/api' });
  await app.register(secondFactor, { prefix: '/api' });
  await app.register(selfLimits, { prefix: '/api' });
  await app.register(sessions, { prefix: '/api' });
  await app.register(settings, {
    prefix: '/api',
    db,
    clock,
    demo: config.demo,
    publishesLogins: !config.openDemo,
    signInProviders: providers.map(({ name }) => name),
    passkeyOrigin: passkeyOriginAt(config.url),
  });
  await app.register(shipping, { prefix: '/api' });
  await app.register(shops, { prefix: '/api' });
  await app.register(shows, { prefix: '/api' });
  await app.register(signIn, { prefix: '/api' });
  await app.register(socialSignIn, { providers, url: config.url });
  await app.register(verification, { prefix: '/api', storage, documentDays: config.documentDays });
  if (!parts.webApp) return;
  await app.register(pagesPlugin, {
    distDir: parts.webApp,
    url: config.url,
    wait: ({ limitedAddress: address }) =>
      address === null ? 0 : app.limits.hit(`page ip ${address}`, config.requestsPerMinute),
  });
}
