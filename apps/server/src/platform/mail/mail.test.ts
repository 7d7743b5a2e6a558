import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { exampleOrder, mailExamples, mailTemplates } from '../../testing/mail.examples.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { mailTo, runWaitingJobs } from '../../testing/mailbox.ts';
import { sendSecretMail } from './send-mail.ts';

const url = 'https://market.example';
const directions = { en: 'ltr', es: 'ltr', fr: 'ltr', ar: 'rtl' } as const;
const isolates = /[\u2068\u2069]/g;

// One that reads from the right is the hardest, and the words of all are compared elsewhere.
const asked = (language: string) => (language === 'ar' ? [] : 'whole');

for (const [language, dir] of Object.entries(directions))
  test(`every mail arrives whole over SMTP in ${language}`, { tags: asked(language) }, async () => {
    await using server = await startMailServer();
    await using app = await buildTestApp({ env: { SOUK_SMTP_URL: server.url, SOUK_URL: url } });
    for (const template of mailTemplates) await sendSecretMail(app, exampleOrder(template, language));
    await runWaitingJobs(app);

    expect(server.received).toHaveLength(mailTemplates.length);
    const subjects = new Set<string>();
    for (const [index, template] of mailTemplates.entries()) {
      const { email, raw, envelope } = server.received[index]!;
      const { code, path, reason } = mailExamples[template] as Record<string, string | undefined>;
      const html = email.html ?? '';
      const text = email.text ?? '';
      expect(envelope).toEqual({ from: 'no-reply@market.example', to: ['mara@mail.example'] });
      expect(email.from).toMatchObject({ name: 'Souk', address: 'no-reply@market.example' });
      expect(email.to).toMatchObject([{ address: 'mara@mail.example' }]);
      expect(email.messageId).toMatch(/^<[\da-f-]{36}@market\.example>$/);
      expect(raw).toMatch(/^Content-Type: multipart\/alternative/m);
      // 7-bit headers: what is not ASCII is encoded.
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7e\r\n\t]*$/);
      expect(email.subject, template).toBeTruthy();
      expect(email.subject?.length, `${template}: ${email.subject}`).toBeLessThan(70);
      subjects.add(email.subject ?? '');
      expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
      expect(text.replace(isolates, '')).toContain('Mara Lind');
      expect(html.replace(isolates, '')).toContain('Mara Lind');
      // Nothing is left unfilled, and no key stands in the place of words.
      for (const words of [email.subject ?? '', text, html.replace(/<style>[\s\S]*?<\/style>/, '')]) {
        expect(words, template).not.toMatch(/\{\w+\}|(?<![\w@])mail\.[a-z-]+\.|undefined|\[object/);
      }
      if (code) for (const part of [email.subject, text, html]) expect(part).toContain(code);
      if (path) for (const part of [text, html]) expect(part).toContain(url + path);
      if (reason) for (const part of [text, html]) expect(part).toContain('The name cannot be read.');
    }
    expect(subjects.size).toBe(mailTemplates.length);
  });

test('a mail says the same as text as it does as HTML', async () => {
  await using app = await buildTestApp({ env: { SOUK_URL: url } });
  await sendSecretMail(app, exampleOrder('reset-password', 'en'));
  const [mail] = await mailTo(app, 'mara@mail.example');
  expect(mail).toMatchObject({ template: 'reset-password', subject: 'Choose a new password for Souk' });
  expect(mail?.body).toBe(`Hi Mara Lind,

You asked for a new password. The link works once and expires in 30 minutes.

Choose a new password
${url}/login?reset=abc_DEF-1

If you didn’t ask for this, you can ignore this email. Your password stays the same.

-- 
Souk · ${url}
You’re getting this email because this address was used on Souk.
`);
});

test('a reader whose language the market does not speak reads English', async () => {
  await using app = await buildTestApp();
  await sendSecretMail(app, exampleOrder('sign-in-code', 'tlh'));
  const [mail] = await mailTo(app, 'mara@mail.example');
  expect(mail?.subject).toBe('004217 is your Souk sign-in code');
});

test('words the operator changed and a language they added are used, under the name and colour of the market', async () => {
  await using app = await buildTestApp();
  const data = JSON.stringify({ name: 'Medina', brandColour: '#1d4ed8' });
  await app.db.updateTable('app_settings').set({ data }).execute();
  await app.db
    .insertInto('languages')
    .values([
      {
        code: 'en',
        name: 'English',
        dir: 'ltr',
        messages: JSON.stringify({ 'mail.hello': 'Ahoy {name}!', 'mail.footer': 'Broken {here' }),
      },
      { code: 'fa', name: 'فارسی', dir: 'rtl', messages: JSON.stringify({ 'mail.hello': 'سلام {name}' }) },
    ])
    .execute();
  await sendSecretMail(app, exampleOrder('password-changed', 'en'));
  await sendSecretMail(app, exampleOrder('password-changed', 'fa'));
  const [english, persian] = await mailTo(app, 'mara@mail.example');
  expect(english?.body).toMatch(/^Ahoy Mara Lind!/);
  expect(english?.body).toContain('Medina · ');
  // A message the operator broke reads as it shipped.
  expect(english?.body).toContain('this address was used on Medina');
  expect(english?.html).toContain('background:#1d4ed8;color:#ffffff');
  expect(persian?.html).toContain('<html lang="fa" dir="rtl">');
  expect(persian?.body).toMatch(/^سلام/);
});

test('the operator says whom mails come from', async () => {
  await using server = await startMailServer();
  const env = { SOUK_SMTP_URL: server.url, SOUK_MAIL_FROM: 'The Medina <hello@medina.example>' };
  await using app = await buildTestApp({ env });
  await sendSecretMail(app, exampleOrder('sign-in-code', 'en'));
  await runWaitingJobs(app);
  expect(server.received[0]?.email.from).toMatchObject({
    name: 'The Medina',
    address: 'hello@medina.example',
  });
});

test('a mail asked for in a transaction that is undone is never sent', async () => {
  await using app = await buildTestApp();
  const undone = app.db.transaction().execute(async (tx) => {
    await sendSecretMail({ ...app, db: tx }, exampleOrder('sign-in-code', 'en'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await mailTo(app, 'mara@mail.example')).toEqual([]);
});

test('mails to one person come in the order they were asked for', async () => {
  await using app = await buildTestApp();
  for (const template of ['sign-in-code', 'new-sign-in', 'password-changed'] as const) {
    await sendSecretMail(app, exampleOrder(template, 'en'));
  }
  await sendSecretMail(app, exampleOrder('sign-in-code', 'en', 'other@mail.example'));
  const mails = await mailTo(app, 'mara@mail.example');
  expect(mails.map(({ template }) => template)).toEqual(['sign-in-code', 'new-sign-in', 'password-changed']);
});
