import { isIP } from 'node:net';
import type { IceServer } from '@souk/broadcast/http/ice-servers.ts';
import { z } from 'zod';
import { isNetwork } from '../http/trusted-proxies.ts';

export const roles = ['web', 'live', 'worker', 'broadcast'] as const;
export type Role = (typeof roles)[number];

export interface AboutVariable {
  group:
    | 'The market'
    | 'The database'
    | 'Files'
    | 'Signing in'
    | 'Mail and text messages'
    | 'Payments'
    | 'Live video'
    | 'Running it'
    | 'Logs';
  description: string;
  example: string;
  /** Shown when the default depends on something else. */
  fallback?: string;
  secret?: true;
}

export const aboutVariables = z.registry<AboutVariable>();

const wholeNumber = (from: number, to: number) => {
  const wanted = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, wanted)
    .transform(Number)
    .refine((value) => value >= from && value <= to, wanted);
};

const yesOrNo = z.stringbool({ error: 'must be 1 or 0 (or true, false, yes, no, on, off)' });

const oneWord = z.string().regex(/^\S+$/, 'must be one word');

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://market.example' })
  .transform((value) => value.replace(/\/+$/, ''));

/** The market is at the root of its host: links, cookies and the service worker are made for that. */
const publicAddress = webAddress.refine((value) => /^https?:\/\/[^/?#]+$/i.test(value), {
  error: 'must be the address of a host without a path, such as https://market.example',
});

const keyOfStripe = (prefixes: string, example: string) =>
  z.string().regex(new RegExp(`^(?:${prefixes})_\\w+$`), `must be a key such as ${example}`);

const mailServer = z.url({
  protocol: /^smtps?$/,
  hostname: /.+/,
  error: 'must be an address such as smtps://user:password@mail.example:465',
});

const mailSender = z
  .string()
  .regex(
    /^(?:[^<>\p{Cc}]+<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/u,
    'must be an address such as Souk <hello@market.example>',
  );

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  hostname: /.+/,
  error: 'must be an address such as postgres://souk:password@db.example:5432/souk',
});

const redisAddress = z.url({
  protocol: /^rediss?$/,
  hostname: /.+/,
  error: 'must be an address such as redis://:password@redis.example:6379',
});

const roleList = z.string().transform((value, check) => {
  const named = value.split(',').map((name) => name.trim());
  const known = roles.filter((role) => named.includes(role));
  if (known.length !== new Set(named).size) {
    check.addIssue({ code: 'custom', message: `must be a comma-separated choice of ${roles.join(', ')}` });
  }
  return known;
});

const originList = z.string().transform((value, check) => {
  const origins = value.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  if (!origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)) {
    check.addIssue({
      code: 'custom',
      message: 'must be a comma-separated list of addresses such as https://app.example',
    });
  }
  return origins;
});

const networkList = z.string().transform((value, check) => {
  const networks = value.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) {
    check.addIssue({
      code: 'custom',
      message: 'must be a comma-separated list of addresses or networks such as 127.0.0.1,10.0.0.0/8',
    });
  }
  return networks;
});

const iceServerList = z.string().transform((value, check): IceServer[] =>
  value.split(',').flatMap((server) => {
    const found = /^(stun|turns?):(?:([^\s:@]+):([^\s@]+)@)?([\w.-]+(?::\d{1,5})?(?:\?transport=\w+)?)$/.exec(
      server.trim(),
    );
    const [, kind, user, password, place] = found ?? [];
    if (found && (kind === 'stun') === (user === undefined))
      return [{ url: `${kind}:${place}`, user, password }];
    check.addIssue({
      code: 'custom',
      message:
        'must be a comma-separated list such as stun:stun.example:3478,turn:user:password@turn.example:3478',
    });
    return [];
  }),
);

const keyList = z
  .string()
  .regex(
    /^[A-Za-z0-9+/]{43}=(\s*,\s*[A-Za-z0-9+/]{43}=)*$/,
    'must be 32 random bytes in base64, as "openssl rand -base64 32" prints them',
  )
  .transform((value) => value.split(',').map((key) => key.trim()));

const oneOf = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: `must be one of ${options.join(', ')}` });

/** Every environment variable Souk reads. `.env.example` and `docs/operating.md` are generated from it. */
export const environment = z.object({
  PORT: wholeNumber(0, 65535).default(4000).register(aboutVariables, {
    group: 'The market',
    description: 'Port the market listens on. 0 takes any free port.',
    example: '4000',
  }),
  HOST: z.string().regex(/^\S+$/, 'must be a host name or IP address').optional().register(aboutVariables, {
    group: 'The market',
    description: 'Network address the market listens on.',
    fallback: '127.0.0.1; :: (every address) with NODE_ENV=production',
    example: '0.0.0.0',
  }),
  SOUK_URL: publicAddress.optional().register(aboutVariables, {
    group: 'The market',
    description: 'Public address of the market, used in links, emails and sign-in.',
    fallback: 'http://localhost:PORT',
    example: 'https://market.example',
  }),
  SOUK_DATA: z.string().default('.data').register(aboutVariables, {
    group: 'The market',
    description: 'Folder for everything: the database, files and logs.',
    example: '/var/lib/souk',
  }),
  SOUK_DEMO: yesOrNo.default(true).register(aboutVariables, {
    group: 'The market',
    description:
      'Fill the market with the demo world and its demo logins. Always off with NODE_ENV=production or a DATABASE_URL.',
    example: '0',
  }),
  SOUK_OPEN_DEMO: yesOrNo.default(false).register(aboutVariables, {
    group: 'The market',
    description:
      'Let other machines reach the demo world. Its logins get random passwords, shown once at startup; signing in as anyone is off, and only its admin can see stored mail.',
    example: '1',
  }),
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development').register(aboutVariables, {
    group: 'The market',
    description: 'Set to production on a real server: no demo world, no development helpers, JSON logs.',
    example: 'production',
  }),
  SOUK_DOCUMENT_DAYS: wholeNumber(1, 3650).default(30).register(aboutVariables, {
    group: 'The market',
    description:
      'Days to keep a seller check’s documents after it’s decided or withdrawn. Then they’re deleted.',
    example: '90',
  }),
  DATABASE_URL: databaseAddress.optional().register(aboutVariables, {
    group: 'The database',
    description: 'Your own PostgreSQL, 15 or newer, instead of the built-in one.',
    fallback: 'the built-in Postgres in SOUK_DATA',
    example: 'postgres://souk:password@db.example:5432/souk',
    secret: true,
  }),
  DATABASE_POOL: wholeNumber(2, 200).default(10).register(aboutVariables, {
    group: 'The database',
    description: 'Maximum database connections per process.',
    example: '20',
  }),
  SOUK_SECRET_KEY: keyList.default([]).register(aboutVariables, {
    group: 'The database',
    description:
      'Key that the secrets of authenticator apps are locked with in the database: what "openssl rand -base64 32" prints. The same for all processes. To change it, name the new one and the old one, with a comma between, for one start.',
    fallback: 'the file secret.key in SOUK_DATA; with a DATABASE_URL none: the secrets are kept as they are',
    example: 'dGhpcy1pcy1hbi1leGFtcGxlLWRvLW5vdC11c2UtaXQ=',
    secret: true,
  }),
  SOUK_USER_QUOTA_MB: wholeNumber(1, 1_000_000).default(2_048).register(aboutVariables, {
    group: 'Files',
    description: 'Storage per user, in megabytes.',
    example: '5000',
  }),
  S3_BUCKET: oneWord.optional().register(aboutVariables, {
    group: 'Files',
    description: 'Bucket of an S3-compatible store that files are kept in.',
    fallback: 'none: files are kept in SOUK_DATA',
    example: 'market-files',
  }),
  S3_ENDPOINT: webAddress.optional().register(aboutVariables, {
    group: 'Files',
    description: 'Address of the store.',
    fallback: 'Amazon S3 in S3_REGION',
    example: 'https://s3.example',
  }),
  S3_REGION: oneWord.default('us-east-1').register(aboutVariables, {
    group: 'Files',
    description: 'Region the bucket is in.',
    example: 'eu-central-1',
  }),
  S3_ACCESS_KEY_ID: oneWord.optional().register(aboutVariables, {
    group: 'Files',
    description: 'Access key to the bucket, which needs to read, write and delete in it.',
    fallback: 'what AWS has given this machine: environment, profile or role',
    example: 'AKIAIOSFODNN7EXAMPLE',
  }),
  S3_SECRET_ACCESS_KEY: oneWord.optional().register(aboutVariables, {
    group: 'Files',
    description: 'Secret to S3_ACCESS_KEY_ID.',
    fallback: 'none',
    example: 'a-long-random-word',
    secret: true,
  }),
  S3_PUBLIC_URL: webAddress.optional().register(aboutVariables, {
    group: 'Files',
    description:
      'Address at which browsers reach the store, when it is not S3_ENDPOINT: a CDN in front, or its name outside of the cluster. Downloads are signed for it.',
    fallback: 'S3_ENDPOINT',
    example: 'https://files.market.example',
  }),
  S3_PATH_STYLE: yesOrNo.optional().register(aboutVariables, {
    group: 'Files',
    description: 'Whether the bucket is named in the path, as MinIO and most others want it, or in the host.',
    fallback: 'on with S3_ENDPOINT',
    example: '0',
  }),
  SOUK_GOOGLE_CLIENT_ID: z.string().regex(/^\S+$/, 'must be one word').optional().register(aboutVariables, {
    group: 'Signing in',
    description: 'The market’s Google client ID. Turns on sign-in with Google.',
    fallback: 'none',
    example: '1234567890-abcdef.apps.googleusercontent.com',
  }),
  SOUK_APPLE_CLIENT_ID: z.string().regex(/^\S+$/, 'must be one word').optional().register(aboutVariables, {
    group: 'Signing in',
    description: 'The market’s Apple Services ID. Turns on sign-in with Apple.',
    fallback: 'none',
    example: 'example.market.signin',
  }),
  SOUK_DEV_SIGN_IN: yesOrNo.optional().register(aboutVariables, {
    group: 'Signing in',
    description:
      'Play Google and Apple offline where their ids are not set: anyone may then be anyone. For this machine alone; cannot be switched on with NODE_ENV=production or SOUK_OPEN_DEMO.',
    fallback: 'on in the demo world only',
    example: '0',
  }),
  SOUK_SMTP_URL: mailServer.optional().register(aboutVariables, {
    group: 'Mail and text messages',
    description:
      'SMTP server for outgoing email; smtps:// uses TLS from the start, smtp:// as soon as the server offers it.',
    fallback: 'none: mails stay in the outbox of the market',
    example: 'smtps://market:password@mail.example:465',
    secret: true,
  }),
  SOUK_MAIL_FROM: mailSender.optional().register(aboutVariables, {
    group: 'Mail and text messages',
    description: 'Who emails come from: an address, or a name and an address.',
    fallback: 'the name of the market, no-reply@ the host of SOUK_URL',
    example: 'Souk <hello@market.example>',
  }),
  SOUK_SMS_URL: webAddress.optional().register(aboutVariables, {
    group: 'Mail and text messages',
    description: 'SMS gateway. Each text message is sent there by POST as {"to", "text"}.',
    fallback: 'none: text messages stay in the outbox of the market',
    example: 'https://sms.example/send',
  }),
  SOUK_SMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word')
    .optional()
    .register(aboutVariables, {
      group: 'Mail and text messages',
      description: 'Bearer token for the SMS gateway.',
      fallback: 'none',
      example: 'a-long-random-word',
      secret: true,
    }),
  STRIPE_SECRET_KEY: keyOfStripe('[sr]k_(?:test|live)', 'sk_live_4eC39HqLyjWDarjtT1')
    .optional()
    .register(aboutVariables, {
      group: 'Payments',
      description: 'Your Stripe secret key. Turns on card payments.',
      fallback: 'none: a sandbox plays Stripe, and with NODE_ENV=production cards are not taken',
      example: 'sk_live_4eC39HqLyjWDarjtT1',
      secret: true,
    }),
  STRIPE_PUBLISHABLE_KEY: keyOfStripe('pk_(?:test|live)', 'pk_live_TYooMQauvdEDq54NiT')
    .optional()
    .register(aboutVariables, {
      group: 'Payments',
      description:
        'Publishable key that belongs to STRIPE_SECRET_KEY. Browsers send cards to Stripe with it.',
      fallback: 'none',
      example: 'pk_live_TYooMQauvdEDq54NiT',
    }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_\w+(?:,\s*whsec_\w+)*$/,
      'must be a secret such as whsec_wRNftLajMZNeslQOP6, or several with commas',
    )
    .optional()
    .register(aboutVariables, {
      group: 'Payments',
      description:
        'Signing secrets of the webhook endpoints that you make at Stripe for SOUK_URL/api/payments/webhook, separated by commas.',
      fallback: 'none',
      example: 'whsec_wRNftLajMZNeslQOP6',
      secret: true,
    }),
  STRIPE_API_BASE: webAddress.optional().register(aboutVariables, {
    group: 'Payments',
    description:
      'Where a server that speaks as Stripe does is reached in place of Stripe, such as the payment sandbox of another machine. Nothing but Stripe itself with NODE_ENV=production.',
    fallback: 'https://api.stripe.com',
    example: 'https://api.stripe.com',
  }),
  SOUK_PAYMENT_SANDBOX: yesOrNo.optional().register(aboutVariables, {
    group: 'Payments',
    description:
      'Play Stripe in a process of its own: test cards only, and no money moves. Cannot be switched on with NODE_ENV=production or STRIPE_SECRET_KEY.',
    fallback: 'on without STRIPE_SECRET_KEY, off with NODE_ENV=production',
    example: '0',
  }),
  SOUK_PAYMENT_SANDBOX_PORT: wholeNumber(0, 65535).default(0).register(aboutVariables, {
    group: 'Payments',
    description: 'Port of the payment sandbox. 0 takes any free port, and keeps it.',
    example: '4010',
  }),
  SOUK_MEDIA_PORT: wholeNumber(0, 65535).optional().register(aboutVariables, {
    group: 'Live video',
    description:
      'UDP port of the video relay, the only one that viewers and hosts need besides the market itself: let it through the firewall. 0 takes any free port.',
    fallback: 'any free port; 5004 with NODE_ENV=production',
    example: '5004',
  }),
  SOUK_MEDIA_ADDRESS: z
    .string()
    .refine((value) => isIP(value) !== 0, 'must be an IP address')
    .optional()
    .register(aboutVariables, {
      group: 'Live video',
      description:
        'Public IP address of this machine, where it only knows an inner one, as on most rented machines.',
      fallback: 'the addresses that the machine has',
      example: '203.0.113.10',
    }),
  SOUK_MEDIA_MOST_KBPS: wholeNumber(500, 100_000).default(12_000).register(aboutVariables, {
    group: 'Live video',
    description:
      'The most kbit/s that the line of one host may bring, sound and all layers together, over some ten seconds. Who sends more is asked for less, and is cut off when they go on; the log names the show. Tell hosts with encoders of it when you lower it: browsers send about 3000.',
    example: '8000',
  }),
  SOUK_ICE_SERVERS: iceServerList.default([]).register(aboutVariables, {
    group: 'Live video',
    description:
      'STUN and TURN servers that help hosts and viewers whose networks let nothing through to SOUK_MEDIA_PORT. Browsers are told them, with their passwords.',
    fallback: 'none',
    example: 'turn:user:password@turn.example:3478',
    secret: true,
  }),
  SOUK_RELAY_PORT: wholeNumber(0, 65535).default(0).register(aboutVariables, {
    group: 'Live video',
    description:
      'TCP port at which the video relay answers the market, on this machine alone. Only where other processes of the market have no relay of their own and are led to it by WHIP_URL and WHEP_URL.',
    fallback: 'any free port',
    example: '4020',
  }),
  WHIP_URL: webAddress.optional().register(aboutVariables, {
    group: 'Live video',
    description:
      'Where another engine takes shows in by WHIP, in place of the built-in relay; the id of the show follows after a slash. It is sent the same tokens.',
    fallback: 'the built-in relay',
    example: 'http://127.0.0.1:4020/whip',
  }),
  WHEP_URL: webAddress.optional().register(aboutVariables, {
    group: 'Live video',
    description: 'Where that engine gives shows out by WHEP.',
    fallback: 'the built-in relay',
    example: 'http://127.0.0.1:4020/whep',
  }),
  SOUK_ROLES: roleList.default([...roles]).register(aboutVariables, {
    group: 'Running it',
    description: 'Which parts this process runs. The same as --roles.',
    fallback: roles.join(','),
    example: 'web,live',
  }),
  REDIS_URL: redisAddress.optional().register(aboutVariables, {
    group: 'Running it',
    description:
      'Redis through which several processes of one market tell each other what happens. It keeps nothing, and must be open to them alone: what it says is shown to people.',
    fallback: 'none: they tell each other through Postgres',
    example: 'redis://:password@redis.example:6379',
    secret: true,
  }),
  SOUK_TRUSTED_PROXIES: networkList.default([]).register(aboutVariables, {
    group: 'Running it',
    description:
      'Addresses or networks of the reverse proxies in front. From them alone the address of a visitor is taken from X-Forwarded-For.',
    fallback: 'none',
    example: '127.0.0.1,10.0.0.0/8',
  }),
  SOUK_CORS_ORIGINS: originList.default([]).register(aboutVariables, {
    group: 'Running it',
    description: 'Origins of other sites whose scripts may call the API.',
    fallback: 'none',
    example: 'https://app.example',
  }),
  SOUK_REQUESTS_PER_MINUTE: wholeNumber(10, 1_000_000).default(600).register(aboutVariables, {
    group: 'Running it',
    description:
      'Calls of the API a minute from one address or account before it has to wait, and as many pages from one address.',
    example: '1200',
  }),
  SOUK_SOCKETS_PER_ADDRESS: wholeNumber(10, 1_000_000).default(4_000).register(aboutVariables, {
    group: 'Running it',
    description:
      'Live connections that one address may have open at once in one process. Raise it where thousands of visitors share one.',
    example: '20000',
  }),
  SOUK_METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .register(aboutVariables, {
      group: 'Running it',
      description: 'Lets a Prometheus read /metrics with this bearer token.',
      fallback: 'nobody reads /metrics, but for this machine where the market is for it alone',
      example: 'a-long-random-word',
      secret: true,
    }),
  SOUK_SHUTDOWN_SECONDS: wholeNumber(4, 300).default(5).register(aboutVariables, {
    group: 'Running it',
    description: 'Longest a shutdown may take before open connections are cut off.',
    example: '30',
  }),
  SOUK_LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .register(aboutVariables, {
      group: 'Logs',
      description: 'The least important kind of log line that is written.',
      example: 'debug',
    }),
  SOUK_LOG_FORMAT: oneOf(['json', 'pretty']).optional().register(aboutVariables, {
    group: 'Logs',
    description:
      'json writes every line to standard output. pretty shows only warnings there and writes all lines to logs/souk.log in SOUK_DATA.',
    fallback: 'pretty; json with NODE_ENV=production',
    example: 'json',
  }),
});

export type Environment = z.output<typeof environment>;
export type VariableName = keyof Environment;
export const variableNames = Object.keys(environment.shape) as VariableName[];
