import { languageList } from '@souk/shared/languages/schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const url = '/api/admin/app/language';

test('the interface comes in whole languages, each with every message', async () => {
  await using app = await buildTestApp();
  const { status, body } = await app.get(url);
  expect(status).toBe(200);
  const languages = languageList.parse(body);
  const keys = Object.keys(languages[0]?.messages ?? {}).sort();
  expect(languages[0]?.code).toBe('en');
  expect(keys.length).toBeGreaterThan(50);
  for (const { messages } of languages) expect(Object.keys(messages).sort()).toEqual(keys);
});

test('asked for one language, only its messages come along; an unknown one falls back to English', async () => {
  await using app = await buildTestApp();
  for (const code of ['en', 'tlh']) {
    const { body } = await app.get(`${url}?code=${code}`);
    for (const language of languageList.parse(body)) {
      expect(Object.keys(language.messages).length > 0).toBe(language.code === 'en');
    }
  }
});

test('who has the words already is told that they are the same', async () => {
  await using app = await buildTestApp();
  const { headers } = await app.get(`${url}?code=en`);
  const again = await app.get(`${url}?code=en`, { 'if-none-match': String(headers.etag) });
  expect([again.status, again.body]).toEqual([304, '']);
});

test('a message the operator changed, and a language they added, appear without a rebuild', async () => {
  await using app = await buildTestApp();
  const before = (await app.get(`${url}?code=en`)).headers.etag;
  await app.db
    .insertInto('languages')
    .values([
      {
        code: 'en',
        name: 'English',
        dir: 'ltr',
        messages: JSON.stringify({ 'shell.loading': 'One moment' }),
      },
      { code: 'fa', name: 'فارسی', dir: 'rtl', messages: JSON.stringify({ 'shell.loading': 'صبر کنید' }) },
    ])
    .execute();
  app.clock.forward(2_000);
  const { body, headers } = await app.get(url);
  const spoken = new Map(languageList.parse(body).map((language) => [language.code, language]));
  expect(headers.etag).not.toBe(before);
  expect(spoken.get('en')?.messages['shell.loading']).toBe('One moment');
  expect(spoken.get('fa')).toMatchObject({ dir: 'rtl', messages: { 'shell.loading': 'صبر کنید' } });
  expect(spoken.get('fa')?.messages['shell.skip']).toBe('Skip to content');
});
