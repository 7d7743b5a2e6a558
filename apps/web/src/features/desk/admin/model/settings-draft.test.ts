import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { expect, test } from 'vitest';
import { settingsBody, settingsDraftOf } from './settings-draft.ts';

const settings: AppSettings = {
  name: 'Souk',
  logoUrl: null,
  brandColour: null,
  currency: 'USD',
  currencies: [],
  commission: { basisPoints: 800, fixed: 0, least: null, most: null },
  paymentFee: { basisPoints: 290, fixed: 30 },
  arranged: { ways: [], days: 5 },
  lateCancelDays: 14,
  cancelRateLimit: 500,
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
  });
});
