import type { PaymentSettings, PaymentSettingsBody } from '@souk/shared/settings/payment-settings.ts';
import { sql } from 'kysely';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findRates, replaceRates } from '../../../platform/settings/rates.repo.ts';
import { saveSettings } from '../../../platform/settings/settings.repo.ts';
import { readSettings, readTipRules, reserveRules } from '../../../platform/settings/settings.ts';

type Provider = Pick<PaymentProvider, 'kind'>;

/** How the market is paid, in what shops sell, and what that is worth. */
export async function getPaymentSettings(db: Db, { kind }: Provider): Promise<PaymentSettings> {
  const { arranged, currency, currencies } = await readSettings(db, { demo: false });
  const rates = [...(await findRates(db, currency))].map(([of, rate]) => ({ currency: of, rate }));
  const used = await db.selectFrom('shops').select('currency').distinct().orderBy('currency').execute();
  return {
    ...{ arranged, currency, currencies, rates },
    reserve: await reserveRules(db),
    tips: await readTipRules(db),
    used: used.map((shop) => shop.currency),
    cards: kind,
  };
}

export function changePaymentSettings(
  { db, clock, actor }: UserCtx,
  provider: Provider,
  given: PaymentSettingsBody,
): Promise<PaymentSettings> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    // One change after another.
    await sql`select from app_settings for update`.execute(tx);
    const before = await getPaymentSettings(tx, provider);
    const { currency, used } = before;
    const currencies = [...new Set(given.currencies)].filter((one) => one !== currency).sort();
    const rates = [...new Map(given.rates.map((one) => [one.currency, one])).values()].filter(
      (one) => one.currency !== currency,
    );
    const rated = new Set(rates.map((one) => one.currency));
    const unrated = [...currencies, ...used].find((one) => one !== currency && !rated.has(one));
    if (unrated) throw invalidInput([{ field: 'rates', message: `Has to say what ${unrated} is worth.` }]);
    const reserve = given.reserve ?? before.reserve;
    const tips = given.tips ?? before.tips;
    const change = { arranged: given.arranged, currencies, reserve, tips };
    await saveSettings(tx, change);
    await replaceRates(tx, currency, rates, now);
    const details = { ...change, rates };
    const subject = { kind: 'market', id: 'payments' } as const;
    await record(tx, { actorId: actor.userId, action: 'payments.changed', subject, details, now });
    return getPaymentSettings(tx, provider);
  });
}
