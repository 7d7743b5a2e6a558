import type { ShopId } from '@souk/shared/ids.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import {
  lastPayoutTime,
  leastPayout,
  nextPayoutTime,
  type PayoutSchedule,
} from '@souk/shared/money/payouts/schedule.ts';
import type { PayoutObstacle, PayoutOverview, ShopBalance } from '@souk/shared/money/payouts/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { balancesOf } from '../ledger/index.ts';
import { findWaitingTips, type WaitingTips } from '../tips/index.ts';
import { findBankAccount } from './bank-account.repo.ts';
import { presentAccount } from './bank-account.service.ts';
import { obstacleOf } from './begin-payout.ts';
import { findBegun, findPayable, findSchedule } from './payout.repo.ts';
import { findRetryTime } from './retries.repo.ts';

/** All that a seller is to know before they ask for their money. */
export async function getOverview(
  { db, clock, secrets }: UserCtx,
  provider: Pick<PaymentProvider, 'kind'>,
  shopId: ShopId,
): Promise<PayoutOverview> {
  const now = clock.now();
  const shop = await findPayable(db, shopId);
  if (!shop) throw notFound('shop');
  const [account, begun, balances, wallets, schedule, tips, retryAt] = await Promise.all([
    findBankAccount(db, shop.ownerId),
    findBegun(db, shopId),
    balancesOf(db, shopId),
    balancesOf(db, shop.ownerId),
    findSchedule(db, shopId),
    findWaitingTips(db, shopId),
    findRetryTime(db, shopId, now),
  ]);
  const others = [...balances.keys()].filter((currency) => currency !== shop.currency);
  const shown = [shop.currency, ...others].map((currency) => {
    const isRunning = begun.includes(currency);
    const obstacle = obstacleOf({ shop, account, provider, isRunning, now });
    const wallet = wallets.get(currency)?.wallet ?? 0;
    return presentBalance(currency, balances.get(currency) ?? {}, {
      ...{ obstacle, wallet, tips: tips.get(currency) },
    });
  });
  return {
    balances: shown,
    account: account ? presentAccount(secrets, account, now) : null,
    schedule,
    nextAt: nextPayoutTime(schedule, now)?.toISOString() ?? null,
    retryAt: retryAt?.toISOString() ?? null,
  };
}

function presentBalance(
  currency: string,
  has: Partial<Record<AccountKind, number>>,
  {
    obstacle,
    wallet,
    tips,
  }: { obstacle: PayoutObstacle | null; wallet: number; tips: WaitingTips | undefined },
): ShopBalance {
  const on = (...kinds: AccountKind[]) => ({
    amount: kinds.reduce((sum, kind) => sum + (has[kind] ?? 0), 0),
    currency,
  });
  const [available, least] = [on('shop-available'), leastPayout(currency)];
  const owed = Math.abs(on('shop-owed').amount);
  return {
    available,
    pending: on('shop-pending'),
    tips: tips ? { amount: { amount: tips.amount, currency }, nextAt: tips.nextAt.toISOString() } : null,
    frozen: on('shop-frozen', 'shop-reserve'),
    inPayout: on('shop-in-payout'),
    owed: { amount: owed, currency },
    payable: { amount: Math.min(owed, wallet), currency },
    least: { amount: least, currency },
    obstacle: obstacle ?? (available.amount < least ? 'below_least_payout' : null),
  };
}

/** Whatever the new schedule's last day was, it counts from its next. */
export async function changeSchedule(
  ctx: UserCtx,
  provider: Pick<PaymentProvider, 'kind'>,
  shopId: ShopId,
  schedule: PayoutSchedule,
): Promise<PayoutOverview> {
  const done = lastPayoutTime(schedule, ctx.clock.now()) ?? ctx.clock.now();
  await ctx.db
    .insertInto('payout_schedules')
    .values({ shop_id: shopId, schedule, done_until: done })
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet({ schedule, done_until: done })
        .where('payout_schedules.schedule', '<>', schedule),
    )
    .execute();
  return await getOverview(ctx, provider, shopId);
}
