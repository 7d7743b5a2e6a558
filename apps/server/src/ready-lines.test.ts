import { expect, test } from 'vitest';
import { readConfig } from './platform/config/config.ts';
import { readyLines } from './ready-lines.ts';

const linesFor = (env: Record<string, string>) => readyLines(readConfig(env, '/market')).join('\n');
const smtp = { SOUK_SMTP_URL: 'smtp://mail.example:587' };
const production = { NODE_ENV: 'production', SOUK_URL: 'https://market.example' };

test('whoever starts the demo is told where its mail stays', () => {
  const lines = linesFor({});
  expect(lines).toContain('Nothing leaves this machine: payments, email');
  expect(lines).toContain(
    'Emails and text messages show up at http://localhost:4000/system-developer/outbox',
  );
});

test('nobody is told that mail stays on the machine when it does not', () => {
  expect(linesFor(smtp)).toContain('Emails are really sent');
  expect(linesFor(smtp)).not.toContain('Nothing leaves');
});

test('an operator with a database of their own is told of the key it needs, until there is one', () => {
  const own = { ...production, DATABASE_URL: 'postgres://me:pw@db/souk' };
  expect(linesFor(own)).toContain('Set SOUK_SECRET_KEY');
  const SOUK_SECRET_KEY = Buffer.alloc(32, 1).toString('base64');
  expect(linesFor({ ...own, SOUK_SECRET_KEY })).not.toContain('SOUK_SECRET_KEY');
  expect(linesFor(production)).not.toContain('SOUK_SECRET_KEY');
});

test('an operator of a market in production that has no public address is told so', () => {
  expect(linesFor({ NODE_ENV: 'production' })).toContain('Set SOUK_URL');
  expect(linesFor(production)).not.toContain('SOUK_URL');
});

test('an operator without a mail server is told once, and one with a mail server is not', () => {
  expect(linesFor(production)).toContain('No emails are sent');
  expect(linesFor({ ...production, ...smtp })).not.toContain('email');
});

test('an operator who opens the demo is told what that means, and its passwords once', () => {
  const config = readConfig({ HOST: '0.0.0.0', SOUK_OPEN_DEMO: '1' }, '/market');
  const logins = [{ email: 'admin@souk.example', password: 'a-random-one' }];
  const first = readyLines(config, { logins: { kind: 'new', logins } }).join('\n');
  expect(first).toContain('OPEN to everyone');
  expect(first).toContain('admin@souk.example  a-random-one');
  const second = readyLines(config, { logins: { kind: 'own' } }).join('\n');
  expect(second).toContain('that an earlier start showed');
  for (const lines of [first, second]) {
    expect(lines).not.toContain('Nothing leaves this machine');
    expect(lines).not.toContain('open-the-market');
  }
});

test('an operator whose real market begins in the folder of a demo is told so', () => {
  const logins = {
    kind: 'new',
    logins: [{ email: 'admin@souk.example', password: 'a-random-one' }],
  } as const;
  const lines = readyLines(readConfig(production, '/market'), {
    logins: { ...logins, logins: [...logins.logins] },
  });
  expect(lines.join('\n')).toContain('/market/.data holds the demo world');
  expect(lines.join('\n')).not.toContain('a-random-one');
});
