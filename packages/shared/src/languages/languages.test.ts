import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatMessage } from './format.ts';
import { preferredLanguage, shippedLanguages, shippedWords } from './languages.ts';

const spoken = ['en', 'es', 'fr', 'ar'];

const allWords = () => Promise.all(shippedLanguages.map(async ({ code }) => (await shippedWords(code))!));

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['de, ar;q=0.5, en;q=0.4', 'ar'],
  ['de', 'en'],
  ['es;q=0, fr;q=0.1', 'fr'],
  [undefined, 'en'],
])('a browser that asks for %s reads %s', (header, code) => {
  expect(preferredLanguage(header, spoken)).toBe(code);
});

test('every message of every language can be filled', async () => {
  const messages = (await allWords()).flatMap(Object.values<string>);
  expect(messages.filter(isBroken)).toEqual([]);
});

// Asked of `expect`, each of some twenty thousand would take longer than it takes to fill it.
function isBroken(message: string): boolean {
  try {
    formatMessage(message);
    return false;
  } catch {
    return true;
  }
}

test('what a phone writes beside the clock of a lot is short in every language: more of it would be cut', async () => {
  const written = (await allWords()).map((messages) => messages['room.noBidsYet'] ?? '');
  expect(written.filter((text) => text === '' || text.length > 16)).toEqual([]);
});

test('no message stands in two catalogues, where one would hide the other', async () => {
  const folder = new URL('messages/en/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name !== 'index.ts');
  const catalogues = await Promise.all(
    names.map(async (name): Promise<Record<string, object>> => import(new URL(name, folder).href)),
  );
  const keys = catalogues.flatMap((one) => Object.values(one).flatMap(Object.keys));
  expect(keys.length).toBeGreaterThan(3_000);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
