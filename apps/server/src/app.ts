import { desk } from './features/desk/index.ts';
import { playedProvider } from './features/identity/dev-sign-in/index.ts';
import { identity } from './features/identity/index.ts';
import { providersOf } from './features/identity/social-sign-in/index.ts';
import { outbidInShows } from './features/live/auctions/index.ts';
import { live } from './features/live/index.ts';
import { viewerCounts } from './features/live/room-chat/index.ts';
import { exchangeStreamKey, isStreamKey } from './features/live/video/index.ts';
import { favoritesAmong } from './features/market/favorite-ids/index.ts';
import { market } from './features/market/index.ts';
import { money } from './features/money/index.ts';
import { committedSince, spentSince } from './features/money/orders/index.ts';
import { talk } from './features/talk/index.ts';
import { openAttendance } from './features/talk/presence/index.ts';
import { liveCalls, liveChannels, liveDeclarations } from './market-live.ts';
import { personalParts } from './personal-parts.ts';
import { access } from './platform/access/access.plugin.ts';
import { sharedAnswers } from './platform/answers/shared-answers.plugin.ts';
import { type Broadcast, broadcastDoors, noBroadcast } from './platform/broadcast/index.ts';
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
import { watchLateness } from './platform/http/lateness.ts';
import { pressure } from './platform/http/pressure.plugin.ts';
import { routeList } from './platform/http/routes.plugin.ts';
import { securityHeaders } from './platform/http/security-headers.plugin.ts';
import { thisMachineOnly } from './platform/http/this-machine.plugin.ts';
import { idempotency } from './platform/idempotency/idempotency.plugin.ts';
import { images } from './platform/images/index.ts';
import { liveChanges, live as liveDocuments } from './platform/live/index.ts';
import type { Log } from './platform/logging/log.ts';
import { requestLog } from './platform/logging/request-log.plugin.ts';
import { messageHealth } from './platform/messages/message-health.ts';
import { metrics } from './platform/metrics/metrics.plugin.ts';
import { openapi } from './platform/openapi/openapi.plugin.ts';
import type { Outgoing } from './platform/outgoing/outgoing.ts';
import { pagesPlugin } from './platform/pages/index.ts';
import { noProvider, type PaymentProvider } from './platform/payments/index.ts';
import { paymentHealth } from './platform/payments/payment-health.ts';
import { rateLimit } from './platform/rate-limit/rate-limit.plugin.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { session } from './platform/session/session.plugin.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { storageHealth } from './platform/storage/storage-health.ts';
import { traces } from './platform/traces/index.ts';
import { onlookers } from './seed/bots/onlookers.plugin.ts';

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
  /** Who takes cards; nobody when left out. */
  payments?: PaymentProvider | undefined;
  /** Who carries live video; nobody when left out. */
  broadcast?: Broadcast | undefined;
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
  const { payments = noProvider, broadcast = noBroadcast } = parts;
  const { db } = database;
  const app = createHttpServer({ config, log, strictAnswers: parts.strictAnswers ?? false });

  await app.register(routeList);
  await app.register(securityHeaders, { config, payments });
  if (parts.thisMachineOnly) await app.register(thisMachineOnly);
  await app.register(crossOrigin, { origins: config.corsOrigins });
  await app.register(compression);
  await app.register(pressure, { lateness: watchLateness() });
  await app.register(gracefulStop);
  await app.register(session, { db, clock, secrets });
  await app.register(access);
  await app.register(rateLimit, {
    db,
    clock,
    perMinute: config.requestsPerMinute,
    sparesThisMachine,
  });
  await app.register(traces, { db, secrets });
  await app.register(caching);
  await app.register(sharedAnswers, { clock, favoritesAmong });
  await app.register(idempotency);
  await app.register(requestLog, { log });
  await app.register(metrics, { database, token: config.metricsToken, more: broadcast.metrics });
  await app.register(errorHandler);
  await app.register(health, {
    db,
    delayable: {
      ...messageHealth(config, db),
      ...paymentHealth(config, payments, { clock, db }),
      ...storageHealth(config, clock),
    },
  });
  await app.register(openapi, { url: config.url });

  await app.register(liveChanges, { config, database });
  if (config.roles.includes('web')) {
    const exchangeKey = exchangeStreamKey({ db, clock, broadcast });
    await app.register(broadcastDoors, { engine: broadcast, isKey: isStreamKey, exchangeKey });
    await serveMarket(app, { ...parts, payments, broadcast });
  }
  if (config.roles.includes('live')) {
    await app.register(liveDocuments, {
      config,
      database,
      clock,
      declarations: liveDeclarations,
      channels: liveChannels,
      calls: liveCalls({ db, payments, limits: app.limits }),
      attendance: openAttendance({ db, clock, log }),
      sparesThisMachine,
    });
    await app.register(viewerCounts, { db });
  }
  if (config.roles.includes('web') || config.roles.includes('live'))
    await app.register(outbidInShows, { db });
  if (config.demo) await app.register(onlookers, { db });
  if (parts.extra) await app.register(parts.extra, { prefix: '/api' });

  await app.ready();
  return app;
}

/** The web role: the market's API and its pages. */
async function serveMarket(
  app: App,
  parts: AppParts & AppOptions & { payments: PaymentProvider; broadcast: Broadcast },
): Promise<void> {
  const { config, db: database, clock, secrets, outgoing, payments, broadcast } = parts;
  const { db } = database;
  const played = config.socialSignIn.dev ? playedProvider(app, config.url) : undefined;
  const providers = providersOf(config, played);
  const storage = openStorage(config);
  const common = { config, db, clock, secrets, storage, payments };
  await app.register(images, { db, dataDir: config.dataDir, storage });
  await app.register(files, {
    secrets,
    db,
    clock,
    storage,
    place: openUploadPlace(config, db),
    quotaBytes: config.userQuotaBytes,
  });
  await app.register(identity, {
    ...{ ...common, providers, playsProvider: played !== undefined },
    ...{ personalParts, spentSince },
  });
  await app.register(talk, { ...common, outgoing });
  await app.register(market, { ...common, spentSince: committedSince() });
  await app.register(money, common);
  await app.register(live, { ...common, broadcast });
  await app.register(desk, { ...common, providers });
  if (!parts.webApp) return;
  await app.register(pagesPlugin, {
    distDir: parts.webApp,
    url: config.url,
    wait: ({ limitedAddress: address }) =>
      address === null ? 0 : app.limits.hit(`page ip ${address}`, config.requestsPerMinute),
  });
}
