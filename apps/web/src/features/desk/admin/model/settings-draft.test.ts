import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { expect, test } from 'vitest';
import { basisPointsOf, settingsBody, settingsDraftOf } from './settings-draft.ts';

const settings: AppSettings = {
  name: 'Souk',
  logoUrl: null,
  brandColour: null,
  currency: 'USD',
  commissionBasisPoints: 800,
  paymentFee: { basisPoints: 290, fixed: 30 },
  demo: true,
  demoLogins: [],
  signInProviders: [],
  payments: { provider: 'none', publishableKey: null, cardOrigin: null },
  passkeyOrigin: null,
  version: '0.1.0',
};

test('settings that nobody changed are sent as they were', () => {
  expect(settingsBody(settingsDraftOf(settings))).toEqual({
    name: 'Souk',
    currency: 'USD',
    brandColour: null,
    commissionBasisPoints: 800,
    paymentFee: { basisPoints: 290, fixed: 30 },
  });
});

test('percent are read with a point or a comma, without losing a hundredth', () => {
  expect(basisPointsOf('2.9')).toBe(290);
  expect(basisPointsOf('8,25')).toBe(825);
});
