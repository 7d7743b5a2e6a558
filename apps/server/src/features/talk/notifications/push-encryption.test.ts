import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptPush, isBrowserKey } from './push-encryption.ts';

// https://www.rfc-editor.org/rfc/rfc8291#section-5
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

test('the example of the standard comes out to the letter', () => {
  const sender = createECDH('prime256v1');
  sender.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const body = encryptPush('When I grow up, I want to be a watermelon', browser, { salt, sender });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each is sealed anew', () => {
  const [one, other] = [encryptPush('hello', browser), encryptPush('hello', browser)];
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

test('only a point of the browser’s curve is a key', () => {
  expect(isBrowserKey(browser.p256dh)).toBe(true);
  const point = Buffer.from(browser.p256dh, 'base64url');
  point[64] = (point[64] ?? 0) ^ 1;
  expect(isBrowserKey(point.toString('base64url'))).toBe(false);
  for (const wrong of [Buffer.alloc(65), Buffer.alloc(65, 4), Buffer.alloc(33, 2), Buffer.alloc(0)])
    expect(isBrowserKey(wrong.toString('base64url'))).toBe(false);
});
