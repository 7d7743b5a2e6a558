import { expect, test } from 'vitest';
import { sendSecretMail } from '../../../platform/mail/send-mail.ts';
import { sendText } from '../../../platform/sms/send-text.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';

const url = '/api/dev/outbox';
const to = 'mara@mail.example';
const data = { name: 'Mara', code: '004217' };

test('whoever tries the demo reads the mails and text messages it would have sent, newest first', async () => {
  await using app = await buildTestApp();
  expect((await app.get(url)).body).toEqual({ items: [] });
  await sendSecretMail(app, { to, template: 'sign-in-code', language: 'en', data });
  await sendText(app, {
    to: '+14155550123',
    template: 'phone-code',
    language: 'es',
    data: { code: '331100' },
  });
  await runWaitingJobs(app);
  const { body } = await app.get(url);
  expect(body.items).toMatchObject([
    {
      channel: 'sms',
      recipient: '+14155550123',
      subject: '',
      body: '331100 es tu código de Souk. Caduca en 10 minutos.',
    },
    {
      channel: 'mail',
      recipient: to,
      template: 'sign-in-code',
      subject: '004217 is your Souk sign-in code',
    },
  ]);
  expect(body.items[0]).not.toHaveProperty('html');
  const mail = await app.get(`${url}/${body.items[1]._id}`);
  expect(mail.body.html).toMatch(/^<!doctype html>/);
  expect((await app.get(`${url}/${body.items[0]._id}`)).body.html).toBeNull();
});

test('one may ask for what goes to one person only', async () => {
  await using app = await buildTestApp();
  for (const recipient of [to, 'other@mail.example']) {
    await sendSecretMail(app, { to: recipient, template: 'sign-in-code', language: 'en', data });
  }
  await runWaitingJobs(app);
  const { body } = await app.get(`${url}?to=${encodeURIComponent(to)}`);
  expect(body.items).toMatchObject([{ recipient: to }]);
});

test('a hundred messages are shown, and a message that is gone is not found', async () => {
  await using app = await buildTestApp();
  for (let n = 0; n < 101; n += 1)
    await sendSecretMail(app, { to, template: 'sign-in-code', language: 'en', data });
  await runWaitingJobs(app);
  expect((await app.get(url)).body.items).toHaveLength(100);
  for (const id of ['01940000-0000-7000-8000-000000000000', 'none']) {
    expect((await app.get(`${url}/${id}`)).status).toBe(404);
  }
});

test('a market that is no demo tells no one about its mails', async () => {
  const elsewhere: Array<Record<string, string>> = [
    { SOUK_DEMO: '0' },
    { NODE_ENV: 'production' },
    { DATABASE_URL: 'postgres://a@b/c' },
  ];
  for (const env of elsewhere) {
    await using app = await buildTestApp({ env });
    await sendSecretMail(app, { to, template: 'sign-in-code', language: 'en', data });
    await runWaitingJobs(app);
    const { status, body } = await app.get(url);
    expect([status, body.error.code]).toEqual([404, 'unknown_address']);
  }
});
