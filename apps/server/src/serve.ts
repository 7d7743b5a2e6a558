import { flushCompileCache } from 'node:module';
import { buildApp } from './app.ts';
import { firstAdminLink } from './features/identity/first-admin/index.ts';
import { lockStoredSecrets } from './features/identity/second-factor/index.ts';
import { keepRecordings } from './features/live/replays/index.ts';
import { followVideo } from './features/live/video/index.ts';
import { lockPushKeys } from './features/talk/notifications/index.ts';
import { connect, logFile, migrateOrExplain, startDatabase } from './market-database.ts';
import { refuseOpenDemo } from './open-demo.ts';
import { openBroadcast, sayIfMediaPortIsTaken } from './platform/broadcast/index.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { prepareDataFolder } from './platform/data-folder/data-folder.ts';
import { lockDataFolder } from './platform/data-folder/data-lock.ts';
import type { Database } from './platform/db/database.ts';
import { type Log, openLog } from './platform/logging/log.ts';
import { type OpenPayments, openPayments } from './platform/payments/index.ts';
import { giveBackAfterStart } from './platform/process/give-back.ts';
import { isSupervised, lastRun, tellReady } from './platform/process/last-run.ts';
import { choosePort, listenFailure } from './platform/process/listening.ts';
import { listenForStop, type StopRequest } from './platform/process/stop-request.ts';
import { within } from './platform/process/within.ts';
import { openSecrets } from './platform/secrets/open-secrets.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { readyLines } from './ready-lines.ts';
import { demoIsWhole, demoWorldIn } from './seed/demo-world.ts';
import { moveDemoAlong } from './seed/timeline.ts';
import { builtWebApp } from './web-app.ts';
import { startWorker } from './worker.ts';

/**
 * Connections the system keeps until they are taken: all of a crowd that comes back at once, as after a start. Beyond it who
 * connects is not heard, and tries again after 1, 3, 7 and 15 seconds. Node's own 511 is too few; the system may allow less.
 */
const backlog = 4_096;

/** What Postgres and the database connections may take of the time a stop has. */
const reservedMilliseconds = 3_000;

/** Runs the market until it is asked to stop, and gives the exit code. */
export async function serve(wanted: Config): Promise<number> {
  const stop = listenForStop();
  const open = new AsyncDisposableStack();
  try {
    await start(wanted, stop, open);
    await stopAsked(stop.signal);
    say('Stopping.');
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await open.disposeAsync();
  }
  say('Souk has stopped.');
  return Number(process.exitCode ?? 0);
}

/** Everything that is opened goes on the stack, which closes it in the opposite order. */
async function start(wanted: Config, stop: StopRequest, open: AsyncDisposableStack): Promise<void> {
  refuseOpenDemo(wanted);
  prepareDataFolder(wanted.dataDir);
  // With a database elsewhere, several processes may share the folder.
  const lock = wanted.database.url ? undefined : open.use(lockDataFolder(wanted.dataDir));
  const config = await withPort(wanted);
  const log = openLog(config.log, logFile(config));
  if (lastRun) log.error(`Souk ${lastRun.end} and is started again`);
  const { signal } = stop;
  let isReady = false;
  // A promise that nobody waits for and that fails is one too.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'Souk met a failure it does not know, and stops');
    // Its next start is quicker than a tidy end, and takes over the database.
    if (isSupervised && isReady) process.exit(1);
    process.exitCode = 1;
    stop.ask();
  });

  const { url, postgres } = await startDatabase(config, log, signal);
  if (postgres) open.defer(() => postgres.stop());
  cutOffWhenLate(config, stop, async () => postgres?.stop({ urgent: true }));

  const database = open.adopt(connect(config, url, log, signal), async ({ close }) => {
    await within(500, close());
  });
  if ((await migrateOrExplain(database)).length > 0 && config.demo) {
    say('Filling the market with its demo world. This happens once and may take a minute.');
  }
  const payments = open.adopt(await openPayments(config, log), ({ stop }) => stop());
  const { db } = database;
  const secrets = openSecrets(config);
  if (config.demo) {
    if (!(await demoIsWhole(db, payments.onFile))) {
      const { makeDemoInProcess } = await import('./seed/demo-process.ts');
      await makeDemoInProcess({ url, config, sandbox: payments.onFile, log, signal });
    }
    if (await demoWorldIn(db)) await moveDemoAlong(db, systemClock.now());
    else {
      const { seedDemo } = await import('./seed/seed.ts');
      await seedDemo({ db, config, clock: systemClock, log });
    }
    const { askForPastShows } = await import('./seed/past-show/past-show.repo.ts');
    await askForPastShows(db);
  }
  // Also of a folder that was a demo once: what was published then would open a real market.
  const { settleDemoPasswords } = await import('./seed/demo-passwords.ts');
  const logins = await settleDemoPasswords({ ...config, db });
  signal.throwIfAborted();

  await startRoles({ config, log, url, database, secrets, payments }, open);
  signal.throwIfAborted();
  lock?.announce(config.url);
  log.info({ port: config.port, roles: config.roles }, 'Souk is ready');
  const firstAdmin = config.roles.includes('web') && !config.demo && lastRun?.port === undefined;
  const link = firstAdmin ? await firstAdminLink({ db, clock: systemClock }, config.url) : undefined;
  const lines = readyLines(config, { firstAdmin: link, logins });
  for (const line of lastRun?.port === undefined ? lines : lines.slice(-1)) say(line);
  tellReady(config.port);
  payments.warmUp();
  isReady = true;
  // What this start had to compile: one that is killed would leave nothing of it, and the next would take a third longer.
  flushCompileCache();
  giveBackAfterStart();
}

interface Running {
  config: Config;
  log: Log;
  url: string;
  database: Database;
  secrets: Secrets;
  payments: OpenPayments;
}

async function startRoles(
  { config, log, url, database, secrets, payments: { provider: payments } }: Running,
  open: AsyncDisposableStack,
): Promise<void> {
  const clock = systemClock;
  const patience = config.shutdownSeconds * 1000 - reservedMilliseconds;
  if (config.roles.includes('broadcast') && !lastRun) await sayIfMediaPortIsTaken({ config, log });
  const broadcast = openBroadcast({ config, db: database.db, secrets, log });
  open.defer(() => broadcast.stop());
  if (config.roles.includes('worker')) {
    const worker = startWorker({ url, db: database, config, clock, secrets, payments, broadcast, log });
    open.defer(async () => void (await within(patience / 2, worker.stop())));
  }
  await lockStoredSecrets(database.db, secrets, { log });
  await lockPushKeys({ db: database.db, secrets }, log);
  if (config.roles.includes('broadcast')) open.use(followVideo({ db: database.db, clock, broadcast, log }));
  const { recorder } = broadcast;
  if (recorder) {
    open.use(keepRecordings({ db: database.db, clock, storage: openStorage(config), recorder, log }));
  }
  const app = await buildApp({
    ...{ config, db: database, clock, secrets, log },
    ...{ payments, broadcast },
    sparesThisMachine: config.thisMachineOnly,
    thisMachineOnly: config.demo && config.thisMachineOnly,
    webApp: builtWebApp(),
  });
  open.defer(async () => {
    if (await within(patience / 2, app.close())) return;
    log.warn('Requests were still running at the stop and were cut off');
    app.server.closeAllConnections();
  });
  try {
    await app.listen({ host: config.host, port: config.port, backlog });
  } catch (error) {
    throw await listenFailure(error, config.host, config.port);
  }
}

async function withPort(config: Config): Promise<Config> {
  const port = await choosePort(config.host, config.port || (lastRun?.port ?? 0));
  const local = config.url === `http://localhost:${config.port}`;
  return { ...config, port, url: local ? `http://localhost:${port}` : config.url };
}

/** A second wish to stop, or too long a stop, ends everything at once. */
function cutOffWhenLate(config: Config, stop: StopRequest, stopUrgently: () => Promise<void>): void {
  const late = stopAsked(stop.signal).then(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, (config.shutdownSeconds - 1) * 1000).unref();
      }),
  );
  void Promise.race([late, stop.urgent])
    .then(stopUrgently)
    .finally(() => process.exit(1));
}

function stopAsked(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
