import { expect, test } from 'vitest';
import { readConfig, unknownVariables } from './config.ts';

test('a market started with nothing set is a demo on port 4000 of this machine only', () => {
  const config = readConfig({}, '/market');
  expect(config).toMatchObject({
    production: false,
    demo: true,
    roles: ['web', 'live', 'worker', 'broadcast'],
    host: '127.0.0.1',
    port: 4000,
    url: 'http://localhost:4000',
    dataDir: '/market/.data',
    trustedProxies: [],
    thisMachineOnly: true,
  });
});

test('a market in production has no demo world, listens everywhere and logs JSON', () => {
  const config = readConfig({ NODE_ENV: 'production', SOUK_DEMO: '1' });
  expect(config).toMatchObject({ production: true, demo: false, host: '::', log: { format: 'json' } });
});

test("an operator's own database never gets the demo world", () => {
  expect(readConfig({ DATABASE_URL: 'postgres://me:pw@db/souk', SOUK_DEMO: '1' }).demo).toBe(false);
});

test('the offline Google and Apple are there in the demo world, and elsewhere only when asked for', () => {
  expect(readConfig({}).socialSignIn).toEqual({ google: undefined, apple: undefined, dev: true });
  expect(readConfig({ SOUK_DEMO: '0' }).socialSignIn.dev).toBe(false);
  expect(readConfig({ SOUK_DEMO: '0', SOUK_DEV_SIGN_IN: '1' }).socialSignIn.dev).toBe(true);
  expect(readConfig({ SOUK_DEV_SIGN_IN: '0' }).socialSignIn.dev).toBe(false);
});

test('in production the offline Google and Apple cannot be switched on, and starting says so', () => {
  const production = { NODE_ENV: 'production' };
  expect(readConfig(production).socialSignIn.dev).toBe(false);
  expect(readConfig({ ...production, SOUK_DEV_SIGN_IN: '0' }).socialSignIn.dev).toBe(false);
  expect(() => readConfig({ ...production, SOUK_DEV_SIGN_IN: '1' })).toThrow(
    'SOUK_DEV_SIGN_IN lets anyone sign in as anyone, so it cannot be switched on with NODE_ENV=production.',
  );
});

test('files stay in the folder of the market until a bucket is named', () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig({ S3_BUCKET: 'market', S3_REGION: 'eu-central-1' }).s3).toEqual({
    bucket: 'market',
    region: 'eu-central-1',
    endpoint: undefined,
    credentials: undefined,
    publicUrl: undefined,
    pathStyle: false,
  });
  const minio = { S3_BUCKET: 'market', S3_ENDPOINT: 'http://store:9000/' };
  expect(readConfig(minio).s3).toMatchObject({ endpoint: 'http://store:9000', pathStyle: true });
});

test.each([
  [
    { S3_ENDPOINT: 'http://store:9000' },
    'S3_ENDPOINT is set but S3_BUCKET is not: name the bucket for files.',
  ],
  [
    { S3_BUCKET: 'market', S3_ACCESS_KEY_ID: 'id' },
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or none.',
  ],
])('a store that is set by half is refused at the start: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: sentence }));
});

test('a variable set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', SOUK_DEMO: ' ', HOST: '' }).port).toBe(4000);
});

test('roles keep one order however they are written', () => {
  expect(readConfig({ SOUK_ROLES: 'worker, web' }).roles).toEqual(['web', 'worker']);
});

test('the public address loses the slash at its end', () => {
  expect(readConfig({ SOUK_URL: 'https://market.example/' }).url).toBe('https://market.example');
});

test('nothing can change the configuration once it is read', () => {
  const config = readConfig({});
  expect(() => Object.assign(config.log, { level: 'trace' })).toThrow(TypeError);
});

test.each([
  [{ PORT: 'x' }, 'PORT must be a whole number from 0 to 65535, but is "x".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
  [{ HOST: 'a b' }, 'HOST must be a host name or IP address, but is "a b".'],
  [{ SOUK_DEMO: 'maybe' }, 'SOUK_DEMO must be 1 or 0 (or true, false, yes, no, on, off), but is "maybe".'],
  [{ SOUK_URL: 'market' }, 'SOUK_URL must be an address such as https://market.example, but is "market".'],
  [
    { SOUK_URL: 'https://shop.example/market' },
    'SOUK_URL must be the address of a host without a path, such as https://market.example, but is "https://shop.example/market".',
  ],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, but is "prod".'],
  [
    { SOUK_ROLES: 'web,wrker' },
    'SOUK_ROLES must be a comma-separated choice of web, live, worker, broadcast, but is "web,wrker".',
  ],
  [
    { SOUK_MAIL_FROM: 'Souk <a@b.example>, Eve <c@d.example>' },
    'SOUK_MAIL_FROM must be an address such as Souk <hello@market.example>, but is "Souk <a@b.example>, Eve <c@d.example>".',
  ],
  [
    { SOUK_SMTP_URL: 'https://me:hush@mail.example' },
    'SOUK_SMTP_URL must be an address such as smtps://user:password@mail.example:465.',
  ],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be a whole number from 2 to 200, but is "1".'],
])('an operator who sets %j reads one sentence about it', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: sentence }));
});

test('all wrong values are named at once, and a secret is not repeated', () => {
  const read = () =>
    readConfig({ PORT: 'x', SOUK_LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://me:hush@db/souk' });
  expect(read).toThrow(/^3 settings are wrong:\n {2}PORT .*\n {2}DATABASE_URL .*\n {2}SOUK_LOG_LEVEL .*$/);
  expect(read).not.toThrow(/hush/);
});

test('who counted their proxies is told to name them', () => {
  expect(unknownVariables({ SOUK_TRUST_PROXY: '1' })).toEqual([
    expect.stringContaining('name the addresses of your proxies in SOUK_TRUSTED_PROXIES'),
  ]);
});

test('a mistyped variable is warned about, with the one that was meant', () => {
  expect(unknownVariables({ SOUK_DATTA: '1', SOUK_DATA: '.', PATH: '/bin' })).toEqual([
    'SOUK_DATTA is set but Souk has no such setting: did you mean SOUK_DATA?',
  ]);
  expect(unknownVariables({ SOUK_COLOUR_OF_THE_SKY: 'blue' })).toEqual([
    'SOUK_COLOUR_OF_THE_SKY is set but Souk has no such setting.',
  ]);
});

const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_a1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_a1',
  STRIPE_WEBHOOK_SECRET: 'whsec_a1',
};

test('a market without keys plays its payment provider, and one in production takes no cards', () => {
  expect(readConfig({}).payments).toEqual({ provider: 'sandbox', port: 0 });
  expect(readConfig({ SOUK_PAYMENT_SANDBOX: '0' }).payments).toEqual({ provider: 'none' });
  expect(readConfig({ NODE_ENV: 'production' }).payments).toEqual({ provider: 'none' });
  expect(readConfig({ NODE_ENV: 'production', ...stripeKeys }).payments).toMatchObject({
    provider: 'stripe',
    apiBase: undefined,
    secretKey: 'sk_test_a1',
  });
});

test.each([
  [
    { NODE_ENV: 'production', SOUK_PAYMENT_SANDBOX: '1' },
    'SOUK_PAYMENT_SANDBOX takes test cards for real goods, so it cannot be switched on with NODE_ENV=production.',
  ],
  [
    { ...stripeKeys, SOUK_PAYMENT_SANDBOX: '1' },
    'SOUK_PAYMENT_SANDBOX and STRIPE_SECRET_KEY are both set: leave one of them out.',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_a1' },
    'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET belong together: set all three or none.',
  ],
  [
    { ...stripeKeys, STRIPE_PUBLISHABLE_KEY: 'pk_live_a1' },
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both of test mode or both live.',
  ],
  [
    { ...stripeKeys, STRIPE_SECRET_KEY: 'sk_live_a1', STRIPE_PUBLISHABLE_KEY: 'pk_live_a1' },
    'STRIPE_SECRET_KEY is a live key, and the demo world would charge real cards: use a test key, or set SOUK_DEMO=0.',
  ],
  [
    { STRIPE_API_BASE: 'http://127.0.0.1:4010' },
    'STRIPE_API_BASE is set but STRIPE_SECRET_KEY is not: set the keys that belong to it.',
  ],
  [
    { NODE_ENV: 'production', ...stripeKeys, STRIPE_API_BASE: 'http://127.0.0.1:4010' },
    'STRIPE_API_BASE is not Stripe itself, which is for tests and cannot be set with NODE_ENV=production.',
  ],
  [
    { ...stripeKeys, STRIPE_SECRET_KEY: 'pk_test_a1' },
    'STRIPE_SECRET_KEY must be a key such as sk_live_4eC39HqLyjWDarjtT1.',
  ],
])('an operator whose payment settings contradict each other reads one sentence: %j', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: sentence }));
});
