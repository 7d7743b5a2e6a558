import { resolve } from 'node:path';
import { isThisMachine } from '../http/this-machine.ts';
import { nearestName } from './nearest-name.ts';
import { OperatorError } from './operator-error.ts';
import { type PaymentSettings, paymentSettings } from './payment-settings.ts';
import type { S3Settings } from './s3-settings.ts';
import { aboutVariables, type Environment, environment, type Role, variableNames } from './variables.ts';
import { type VideoSettings, videoSettings } from './video-settings.ts';

export interface Config {
  readonly production: boolean;
  readonly demo: boolean;
  /** Whether the operator wants others to reach the demo world. */
  readonly openDemo: boolean;
  readonly roles: readonly Role[];
  readonly host: string;
  readonly port: number;
  /** Public address without a slash at its end. */
  readonly url: string;
  readonly dataDir: string;
  /** How long documents of a seller check outlive it. */
  readonly documentDays: number;
  /** The most one user's files may take up. */
  readonly userQuotaBytes: number;
  readonly database: { readonly url: string | undefined; readonly pool: number };
  /** What is kept locked in the database is locked with the first, and opened with any; base64. */
  readonly secretKeys: readonly string[];
  /** Through which processes tell each other what happens; undefined is through Postgres. */
  readonly redisUrl: string | undefined;
  /** The store that files are in; undefined keeps them in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly log: { readonly level: Environment['SOUK_LOG_LEVEL']; readonly format: 'json' | 'pretty' };
  readonly socialSignIn: {
    readonly google: string | undefined;
    readonly apple: string | undefined;
    /** Whether providers without an id are played offline. */
    readonly dev: boolean;
  };
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | undefined };
  readonly sms: { readonly url: string | undefined; readonly token: string | undefined };
  readonly payments: PaymentSettings;
  readonly video: VideoSettings;
  /** Addresses and networks of the proxies in front that are believed. */
  readonly trustedProxies: readonly string[];
  /** Whether nobody but this machine is meant to reach the market. */
  readonly thisMachineOnly: boolean;
  readonly corsOrigins: readonly string[];
  readonly requestsPerMinute: number;
  /** Live connections of one address in one process. */
  readonly socketsPerAddress: number;
  readonly metricsToken: string | undefined;
  readonly shutdownSeconds: number;
}

export type RawEnvironment = Readonly<Record<string, string | undefined>>;

/** Parses the environment once. Every wrong value is named in one error; relative folders start at `root`. */
export function readConfig(env: RawEnvironment, root = process.cwd()): Config {
  const given = Object.fromEntries(variableNames.map((name) => [name, env[name]?.trim() || undefined]));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw wrongValues(parsed.error.issues, given);
  return freeze(toConfig(parsed.data, root));
}

/** One line for each `SOUK_` variable that nothing reads, so that a typing mistake does not go unseen. */
export function unknownVariables(env: RawEnvironment): string[] {
  const ours = variableNames.filter((name) => name.startsWith('SOUK_'));
  return Object.keys(env)
    .filter((name) => name.startsWith('SOUK_') && !ours.some((known) => known === name))
    .map((name) => {
      if (name === 'SOUK_TRUST_PROXY')
        return `${name} is not read any more: name the addresses of your proxies in SOUK_TRUSTED_PROXIES.`;
      const near = nearestName(name, ours);
      return `${name} is set but Souk has no such setting${near ? `: did you mean ${near}?` : '.'}`;
    });
}

function toConfig(read: Environment, root: string): Config {
  const production = read.NODE_ENV === 'production';
  const demo = read.SOUK_DEMO && !production && read.DATABASE_URL === undefined;
  const host = read.HOST ?? (production ? '::' : '127.0.0.1');
  const url = read.SOUK_URL ?? `http://localhost:${read.PORT}`;
  const openDemo = demo && read.SOUK_OPEN_DEMO;
  const isLocal = isThisMachine(host) && isThisMachine(new URL(url).hostname);
  const thisMachineOnly = !production && isLocal && !openDemo && read.SOUK_TRUSTED_PROXIES.length === 0;
  return {
    production,
    demo,
    openDemo,
    roles: read.SOUK_ROLES,
    host,
    port: read.PORT,
    url,
    dataDir: resolve(root, read.SOUK_DATA),
    documentDays: read.SOUK_DOCUMENT_DAYS,
    userQuotaBytes: read.SOUK_USER_QUOTA_MB * 1024 * 1024,
    database: { url: read.DATABASE_URL, pool: read.DATABASE_POOL },
    secretKeys: read.SOUK_SECRET_KEY,
    redisUrl: read.REDIS_URL,
    s3: toS3(read),
    log: { level: read.SOUK_LOG_LEVEL, format: read.SOUK_LOG_FORMAT ?? (production ? 'json' : 'pretty') },
    socialSignIn: toSocialSignIn(read, { production, demo, openDemo }),
    mail: { smtpUrl: read.SOUK_SMTP_URL, from: read.SOUK_MAIL_FROM },
    sms: { url: read.SOUK_SMS_URL, token: read.SOUK_SMS_TOKEN },
    payments: paymentSettings(read, { production, demo }),
    video: videoSettings(read),
    trustedProxies: read.SOUK_TRUSTED_PROXIES,
    thisMachineOnly,
    corsOrigins: read.SOUK_CORS_ORIGINS,
    requestsPerMinute: read.SOUK_REQUESTS_PER_MINUTE,
    socketsPerAddress: read.SOUK_SOCKETS_PER_ADDRESS,
    metricsToken: read.SOUK_METRICS_TOKEN,
    shutdownSeconds: read.SOUK_SHUTDOWN_SECONDS,
  };
}

function toSocialSignIn(
  read: Environment,
  { production, demo, openDemo }: Record<'production' | 'demo' | 'openDemo', boolean>,
): Config['socialSignIn'] {
  if (production && read.SOUK_DEV_SIGN_IN) {
    throw new OperatorError(
      'SOUK_DEV_SIGN_IN lets anyone sign in as anyone, so it cannot be switched on with NODE_ENV=production.',
    );
  }
  if (openDemo && read.SOUK_DEV_SIGN_IN) {
    throw new OperatorError(
      'SOUK_DEV_SIGN_IN lets anyone sign in as anyone, so it cannot be switched on with SOUK_OPEN_DEMO=1.',
    );
  }
  return {
    google: read.SOUK_GOOGLE_CLIENT_ID,
    apple: read.SOUK_APPLE_CLIENT_ID,
    dev: read.SOUK_DEV_SIGN_IN ?? (demo && !openDemo),
  };
}

function toS3(read: Environment): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = read;
  if (bucket === undefined) {
    const alone = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_PUBLIC_URL'] as const).find((name) => read[name]);
    if (alone) throw new OperatorError(`${alone} is set but S3_BUCKET is not: name the bucket for files.`);
    return undefined;
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new OperatorError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.');
  }
  return {
    bucket,
    endpoint,
    region: read.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    publicUrl: read.S3_PUBLIC_URL,
    pathStyle: read.S3_PATH_STYLE ?? endpoint !== undefined,
  };
}

function wrongValues(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  given: RawEnvironment,
): OperatorError {
  const wrong = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, `${name} ${message}${shown(name, given[name])}`);
  }
  const [first, ...others] = [...wrong.values()];
  if (others.length === 0) return new OperatorError(`${first}.`);
  return new OperatorError(
    `${wrong.size} settings are wrong:\n${[first, ...others].map((line) => `  ${line}.`).join('\n')}`,
  );
}

function shown(name: string, value: string | undefined): string {
  const variable = variableNames.find((known) => known === name);
  const secret = variable !== undefined && aboutVariables.get(environment.shape[variable])?.secret;
  return secret || value === undefined ? '' : `, but is "${value}"`;
}

function freeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part);
  return Object.freeze(value);
}
