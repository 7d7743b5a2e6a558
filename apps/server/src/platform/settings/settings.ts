import { lateCancelDays } from '@souk/shared/money/orders/ship-by.ts';
import {
  type RecordingRules,
  recordingRules,
  usualRecordingRules,
} from '@souk/shared/settings/recordings.ts';
import { type ReserveRules, reserveRules as reserveRulesOf } from '@souk/shared/settings/reserve.ts';
import { type AppSettings, appSettings } from '@souk/shared/settings/schema.ts';
import { type TipRules, tipRules, usualTipRules } from '@souk/shared/settings/tips.ts';
import { z } from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import type { Db } from '../db/database.ts';
import { demoLogins } from './demo-logins.ts';
import { readOnce } from './read-once.ts';
import { storedSettings } from './settings.repo.ts';

const stored = readOnce(
  appSettings
    .omit({
      demo: true,
      demoLogins: true,
      signInProviders: true,
      passkeyOrigin: true,
      payments: true,
      version: true,
    })
    .partial(),
);

const defaults: Omit<
  AppSettings,
  'demo' | 'demoLogins' | 'signInProviders' | 'passkeyOrigin' | 'payments' | 'version'
> = {
  name: 'Souk',
  logoUrl: null,
  brandColour: null,
  currency: 'USD',
  currencies: [],
  // 8 %, and 2.9 % + 0.30 (product §9).
  commission: { basisPoints: 800, fixed: 0, least: null, most: null },
  paymentFee: { basisPoints: 290, fixed: 30 },
  arranged: { ways: [], days: 5 },
  cancelRateLimit: 500,
  lateCancelDays: lateCancelDays.usual,
};

/** What the configuration of this market says. */
interface Configured {
  demo: boolean;
  /** Whether anyone may know how to sign in to it. */
  publishesLogins?: boolean;
  signInProviders?: AppSettings['signInProviders'];
  passkeyOrigin?: string | null;
  payments?: AppSettings['payments'];
}

/** What shops sell in unless they chose another, and what limits are counted in. */
export async function marketCurrency(db: Db): Promise<string> {
  return (await readSettings(db, { demo: false })).currency;
}

/** When and how much of a shop's earnings is kept back for chargebacks; the operator's choice over the defaults. */
export async function reserveRules(db: Db): Promise<ReserveRules> {
  return storedReserve(await storedSettings(db)).reserve;
}

const storedReserve = readOnce(z.object({ reserve: reserveRulesOf }));

/** How long tips wait before they are their shop's. */
export async function readTipRules(db: Db): Promise<TipRules> {
  return storedTips(await storedSettings(db)).tips;
}

const storedTips = readOnce(z.object({ tips: tipRules.default(usualTipRules) }));

/** Whether shows are recorded, and for how long that is kept. */
export async function readRecordingRules(db: Db): Promise<RecordingRules> {
  return storedRecordings(await storedSettings(db)).recordings;
}

const storedRecordings = readOnce(z.object({ recordings: recordingRules.default(usualRecordingRules) }));

/** What the market is called. */
export async function marketName(db: Db): Promise<string> {
  return (await readSettings(db, { demo: false })).name;
}

/** The operator's choices over the defaults. Of what is stored, only what is public by its schema leaves. */
export async function readSettings(
  db: Db,
  {
    demo,
    publishesLogins = false,
    signInProviders = [],
    passkeyOrigin = null,
    payments = { provider: 'none', publishableKey: null, cardOrigin: null },
  }: Configured,
): Promise<AppSettings> {
  return {
    ...defaults,
    ...stored(await storedSettings(db)),
    demo,
    demoLogins: demo && publishesLogins ? demoLogins : [],
    signInProviders,
    passkeyOrigin,
    payments,
    version: manifest.version,
  };
}
