import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { mailTo, runWaitingJobs } from '../../testing/mailbox.ts';
import { sendSecretMail } from './send-mail.ts';

const to = 'mara@mail.example';

test('a name with line ends adds no header, no recipient and no second mail', async () => {
  await using server = await startMailServer();
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: server.url } });
  const provider = 'X\r\nBcc: thief@mail.example\r\n\r\nHello\u2028Bcc: second@mail.example';
  await sendSecretMail(app, {
    to,
    template: 'identity-linked',
    language: 'en',
    data: { name: provider, provider },
  });
  await runWaitingJobs(app);
  expect(server.received).toHaveLength(1);
  const [{ email, envelope }] = server.received as [(typeof server.received)[0]];
  expect(envelope.to).toEqual([to]);
  expect(email.bcc).toBeUndefined();
  expect(email.headers.map(({ key }) => key).sort()).toEqual([
    'auto-submitted',
    'content-language',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
  expect(email.subject).toMatch(/^X Bcc: thief@mail\.example Hello Bcc/);
});

test.each([
  'mara@mail.example, thief@mail.example',
  'mara@mail.example\r\nRCPT TO:<thief@mail.example>',
  'Mara <mara@mail.example>',
  '"a b"@mail.example',
  '',
])('the address %j is no recipient', async (address) => {
  await using server = await startMailServer();
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: server.url } });
  await sendSecretMail(app, {
    to: address,
    template: 'already-member',
    language: 'en',
    data: { name: 'Mara' },
  });
  await runWaitingJobs(app);
  expect(server.received).toEqual([]);
  expect(app.log.lines.map(({ msg }) => msg)).toContain('a message was refused and is not sent again');
});

test('what people wrote stays text in the HTML of a mail', async () => {
  await using app = await buildTestApp();
  const name = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>&amp;`;
  await sendSecretMail(app, { to, template: 'passkey-added', language: 'en', data: { name, passkey: name } });
  await sendSecretMail(app, { to, template: 'seller-refused', language: 'ar', data: { name, reason: name } });
  for (const { html } of await mailTo(app, to)) {
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img');
    expect(html).toContain('&amp;amp;');
  }
});

test('neither an address nor a code nor a link is in the log, whatever happens to the mail', async () => {
  await using server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`no such mailbox ${address}`), { responseCode: 550 })),
  });
  await using app = await buildTestApp({ env: { SOUK_SMTP_URL: server.url } });
  await sendSecretMail(app, {
    to,
    template: 'sign-in-code',
    language: 'en',
    data: { name: 'Mara', code: '004217' },
  });
  await runWaitingJobs(app);
  const written = JSON.stringify(app.log.lines);
  expect(written).toContain('a message was refused');
  expect(written).not.toMatch(/mara@|no such mailbox|004217|Mara/);
});
