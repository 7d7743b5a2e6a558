import { expect, test } from 'vitest';
import { decideAccess, safeReturnPath, type Visitor, wayOn } from './access.ts';

const anonymous: Visitor = { userId: null, shopId: null, role: null };
const buyer: Visitor = { userId: 'u1', shopId: null, role: 'member' };
const seller: Visitor = { userId: 'u2', shopId: 's2', role: 'member' };
const support: Visitor = { userId: 'u3', shopId: null, role: 'support' };
const admin: Visitor = { userId: 'u4', shopId: null, role: 'admin' };
const target = { path: '/wallet?tab=1' };

test('anyone opens a public screen', () => {
  for (const visitor of [anonymous, buyer, seller, support, admin]) {
    expect(decideAccess('public', visitor, target)).toEqual({ kind: 'allow' });
  }
});

test('a visitor is sent to the sign-in, and the way back is kept', () => {
  for (const rule of ['login', 'shop', 'ownShop', 'staff'] as const) {
    expect(decideAccess(rule, anonymous, target)).toEqual({
      kind: 'redirect',
      to: '/login',
      returnTo: '/wallet?tab=1',
    });
  }
});

test('a buyer without a shop is sent to open one, and the way back is kept', () => {
  for (const rule of ['shop', 'ownShop'] as const) {
    expect(decideAccess(rule, buyer, { path: '/createtokshow' })).toEqual({
      kind: 'redirect',
      to: '/shop/new',
      returnTo: '/createtokshow',
    });
  }
});

test('a seller manages their own shop and not another’s', () => {
  expect(decideAccess('ownShop', seller, { path: '/shop/edit/s2', shopId: 's2' })).toEqual({ kind: 'allow' });
  expect(decideAccess('ownShop', seller, { path: '/shop/edit/s9', shopId: 's9' })).toEqual({
    kind: 'forbidden',
  });
});

test('whose product it is shows only after loading, so the path alone lets a seller through', () => {
  expect(decideAccess('ownShop', seller, { path: '/product/edit/p1' })).toEqual({ kind: 'allow' });
});

test('the admin area opens for admins and support, and does not exist for others', () => {
  expect(decideAccess('staff', admin, target)).toEqual({ kind: 'allow' });
  expect(decideAccess('staff', support, target)).toEqual({ kind: 'allow' });
  expect(decideAccess('staff', seller, target)).toEqual({ kind: 'missing' });
});

test.each(['/', '/wallet', '/product/1?tab=2#reviews', '/loginsomething'])('%s is a way back', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'wallet',
  '',
  undefined,
  ['/wallet'],
  '/login',
  '/login?return=/wallet',
])('%s is not a way back', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});

test('who is signed in is led from the sign-in to where they were going', () => {
  expect(wayOn('login', buyer, { return: '/wallet' })).toBe('/wallet');
  expect(wayOn('login', buyer, {})).toBe('/');
  expect(wayOn('login', buyer, { return: 'https://evil.example' })).toBe('/');
  expect(wayOn('login', anonymous, { return: '/wallet' })).toBeUndefined();
});

test('a newcomer is welcomed before going on, and a mail’s link opens for whoever is signed in', () => {
  expect(wayOn('login', buyer, { view: 'welcome', return: '/wallet' })).toBeUndefined();
  expect(wayOn('login', buyer, { reset: 'token' })).toBeUndefined();
  expect(wayOn('login', buyer, { view: 'code', return: '/wallet' })).toBe('/wallet');
});

test('who has just opened a shop is led back, and who only looks at the form stays', () => {
  expect(wayOn('shop-new', seller, { return: '/createtokshow' })).toBe('/createtokshow');
  expect(wayOn('shop-new', buyer, { return: '/createtokshow' })).toBeUndefined();
  expect(wayOn('shop-new', seller, {})).toBeUndefined();
});
