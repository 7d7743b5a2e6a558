import type { Dashboard, DashboardQuery } from '@souk/shared/desk/dashboard/schema.ts';
import { dayIn } from '../../../platform/day-in.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';
import { findSignUps } from '../../identity/accounts/index.ts';
import { findSalesOfAll } from '../../money/orders/index.ts';

const DAY_MS = 86_400_000;

/** What all shops sold and who came, on each day of two spans. */
export async function getDashboard(
  { db, clock }: Ctx,
  { days, timeZone }: DashboardQuery,
): Promise<Dashboard> {
  const now = clock.now();
  const span = { since: new Date(now.getTime() - 2 * days * DAY_MS), timeZone };
  const [own, sales, signUps] = await Promise.all([
    marketCurrency(db),
    findSalesOfAll(db, span),
    findSignUps(db, span),
  ]);
  const sold = Map.groupBy(sales, ({ currency }) => currency);
  const currencies = [...new Set([own, ...sold.keys()])];
  return {
    today: dayIn(timeZone, now),
    sales: currencies.map((currency) => ({
      currency,
      days: (sold.get(currency) ?? []).map(({ day, amount, orders }) => ({
        ...{ day, amount: { amount, currency }, orders },
      })),
    })),
    signUps: signUps.map(({ day, people }) => ({ day, people })),
  };
}
