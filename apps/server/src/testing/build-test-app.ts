import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '@souk/shared/ids.ts';
import type { InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from '../app.ts';
import { marketInvariants } from '../market-invariants.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { nameStatement } from '../platform/db/prepared.ts';
import type { App } from '../platform/http/http-server.ts';
import { checkInvariants, offendersOf } from '../platform/invariants.ts';
import { noProvider, type PaymentProvider } from '../platform/payments/index.ts';
import { openSecrets } from '../platform/secrets/open-secrets.ts';
import type { Secrets } from '../platform/secrets/secrets.ts';
import { startSession } from '../platform/session/sessions.service.ts';
import { type MemoryLog, memoryLog } from './memory-log.ts';
import type { TestSandbox } from './sandbox.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { cloneDatabase, connectBeside, type TestDatabase } from './test-database.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into an answer as a client without types would
  body: any;
  headers: OutgoingHttpHeaders;
}

type Headers = Record<string, string>;

export interface Caller {
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  patch(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(url: string, headers?: Headers): Promise<Answer>;
  request(options: InjectOptions): Promise<Answer>;
}

export interface TestApp extends Caller, AsyncDisposable {
  app: App;
  config: Config;
  db: TestDatabase['db'];
  database: TestDatabase;
  clock: TestClock;
  log: MemoryLog;
  outgoing: TestAppOptions['outgoing'];
  /** Who takes cards. */
  payments: PaymentProvider;
  /** By the key of this market. */
  secrets: Secrets;
  /** What the market keeps outside the database. */
  folder: string;
  /** The same calls as a signed-in user. */
  as(user: { id: UserId } | UserId): Caller;
  tokenOf(user: { id: UserId } | UserId): Promise<string>;
}

export interface TestAppOptions extends AppOptions {
  env?: Record<string, string>;
  /** Another moment than now. */
  clock?: TestClock;
  /** Who takes cards, from `startSandbox()`; the app is told what happens there. */
  sandbox?: TestSandbox;
  /** A second process over the same database. */
  beside?: TestApp;
}

// After each test the same is asked of the same connection.
nameStatement(offendersOf(marketInvariants), 'oracle');

/** The real app over a database of its own. Disposing it asks the oracle whether all is well. */
export async function buildTestApp({
  env = {},
  beside,
  clock: given,
  sandbox,
  ...options
}: TestAppOptions = {}): Promise<TestApp> {
  const database = beside ? connectBeside(beside.database) : await cloneDatabase();
  const clock = beside?.clock ?? given ?? testClock();
  const log = memoryLog();
  const folder = beside?.folder ?? join(tmpdir(), `souk-app-${randomUUID()}`);
  const config = readConfig({ NODE_ENV: 'test', SOUK_LOG_LEVEL: 'info', SOUK_DATA: folder, ...env });
  const secrets = openSecrets(config);
  const parts = { config, db: database, clock, secrets, log: log.log };
  const { payments = sandbox?.provider ?? beside?.payments ?? noProvider } = options;
  const app = await buildApp({
    ...{ ...parts, strictAnswers: true, sparesThisMachine: true },
    ...{ ...options, payments },
  });
  const tokens = new Map<UserId, Promise<string>>();

  const tokenOf = (user: { id: UserId } | UserId): Promise<string> => {
    const userId = typeof user === 'string' ? user : user.id;
    const known = tokens.get(userId);
    if (known) return known;
    const token = startSession(database.db, { userId, userAgent: 'test', way: 'password', now: clock.now() });
    tokens.set(userId, token);
    return token;
  };

  const anyone = caller(app, async () => ({}));
  if (!beside) sandbox?.tell(anyone);

  return {
    ...anyone,
    app,
    config,
    db: database.db,
    database,
    clock,
    log,
    outgoing: options.outgoing,
    payments,
    secrets,
    folder,
    tokenOf,
    as: (user) => caller(app, async () => ({ authorization: `Bearer ${await tokenOf(user)}` })),
    async [Symbol.asyncDispose]() {
      if (!beside) await sandbox?.tellNobody();
      await app.close();
      if (beside) {
        await database[Symbol.asyncDispose]();
        return log.expectQuiet();
      }
      const broken = (await checkInvariants(database.caretaker, marketInvariants)).filter(({ ok }) => !ok);
      await database[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
      log.expectQuiet();
      if (broken.length > 0) throw new Error(`The oracle found: ${JSON.stringify(broken, null, 2)}`);
    },
  };
}

function caller(app: App, identity: () => Promise<Headers>): Caller {
  const request = async (options: InjectOptions): Promise<Answer> => {
    const answer = await app.inject({ ...options, headers: { ...(await identity()), ...options.headers } });
    const isJson =
      answer.payload !== '' && String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.payload,
      headers: answer.headers,
    };
  };
  return callerBy(request);
}

/** Every verb, by the one function that sends a request. */
export function callerBy(request: Caller['request']): Caller {
  const send =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body?: unknown, headers: Headers = {}) =>
      request({ method, url, headers, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    request,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    delete: (url, headers = {}) => request({ method: 'DELETE', url, headers }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
  };
}
