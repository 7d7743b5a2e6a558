import { api, type District } from '../../platform/http/district.ts';
import { passkeyOriginAt } from '../identity/passkeys/index.ts';
import type { Provider } from '../identity/social-sign-in/index.ts';
import { adminJobs } from './admin-jobs/index.ts';
import { adminLedger } from './admin-ledger/index.ts';
import { adminListings } from './admin-listings/index.ts';
import { adminShops } from './admin-shops/index.ts';
import { adminShows } from './admin-shows/index.ts';
import { adminTips } from './admin-tips/index.ts';
import { adminUsers } from './admin-users/index.ts';
import { audit } from './audit/index.ts';
import { bidSignals } from './bid-signals/index.ts';
import { dashboard } from './dashboard/index.ts';
import { devOutbox } from './dev-outbox/index.ts';
import { languages } from './languages/index.ts';
import { paymentSettings } from './payment-settings/index.ts';
import { recordingSettings } from './recording-settings/index.ts';
import { reports } from './reports/index.ts';
import { sellerHome } from './seller-home/index.ts';
import { settings } from './settings/index.ts';

/** What those who run the market see and decide. */
export const desk: District<{ providers: Provider[] }> = async (app, parts) => {
  const { config, db, clock, providers, payments } = parts;
  const { demo, openDemo } = config;
  await app.register(adminJobs, api);
  await app.register(adminLedger, api);
  await app.register(adminListings, api);
  await app.register(adminShops, api);
  await app.register(adminShows, api);
  await app.register(adminTips, api);
  await app.register(adminUsers, api);
  await app.register(audit, api);
  await app.register(bidSignals, api);
  await app.register(dashboard, api);
  await app.register(devOutbox, { ...api, demo, open: !openDemo });
  await app.register(languages, { ...api, db, clock });
  await app.register(paymentSettings(payments), api);
  await app.register(recordingSettings, api);
  await app.register(reports, api);
  await app.register(sellerHome(payments), api);
  await app.register(settings, {
    ...api,
    db,
    clock,
    demo,
    publishesLogins: !openDemo,
    signInProviders: providers.map(({ name }) => name),
    passkeyOrigin: passkeyOriginAt(config.url),
    payments: {
      provider: payments.kind,
      publishableKey: payments.publishableKey,
      cardOrigin: payments.cardOrigin,
    },
  });
};
