import { expect, test } from 'vitest';
import { visitorOf } from './visitor.ts';

const spoken = ['en', 'fr', 'ar'];

test('someone new reads in the language of their browser, in universal time, as the device looks', () => {
  expect(visitorOf({ 'accept-language': 'fr-CA,fr;q=0.9' }, spoken)).toEqual({
    language: 'fr',
    timeZone: 'UTC',
    theme: undefined,
    signedIn: false,
    wasHere: false,
  });
});

test('what someone chose is kept', () => {
  const cookie = 'souk_lang=ar; souk_theme=dark; souk_tz=Europe%2FLisbon; souk_in=1';
  expect(visitorOf({ cookie, 'accept-language': 'fr' }, spoken)).toEqual({
    language: 'ar',
    timeZone: 'Europe/Lisbon',
    theme: 'dark',
    signedIn: true,
    wasHere: true,
  });
});

test.each(['souk_lang=xx; souk_theme=%22%3E; souk_tz=Mars/Base', 'souk_lang=%E0%A4%A; =; souk_tz', ';;;'])(
  'nonsense in cookies (%s) changes nothing',
  (cookie) => {
    expect(visitorOf({ cookie }, spoken)).toMatchObject({
      language: 'en',
      timeZone: 'UTC',
      theme: undefined,
      signedIn: false,
    });
  },
);
