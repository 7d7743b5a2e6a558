import type { PayoutOverview } from '@souk/shared/money/payouts/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getOverview, lookAtAccount } from '../api/payouts.ts';
import { BalancePanel } from './balance-panel.tsx';
import { PayoutList } from './payout-list.tsx';
import { ReservePanel } from './reserve-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';

/** What a shop has earned, when it is paid out and to which account; `isBack` from the provider’s page. */
export function PayoutPage({ shopId, isBack }: { shopId: string; isBack: boolean }) {
  const t = useT();
  const query = useQuery(getOverview(shopId));
  useLook(shopId, isBack);
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsPayout')} note={t('payouts.note')} />
      <div className="mt-5 grid gap-4">
        {query.data ? (
          <Overview shopId={shopId} overview={query.data} />
        ) : query.isPending ? (
          <>
            <Skeleton className="h-60 !rounded-16" />
            <Skeleton className="h-32 !rounded-16" />
            <Skeleton className="h-60 !rounded-16" />
          </>
        ) : (
          <ErrorState
            title={t('ui.listFailed')}
            note={t('ui.checkConnection')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        <ReservePanel shopId={shopId} />
        <PayoutList shopId={shopId} />
      </div>
    </>
  );
}

/** Back from the payment provider’s own page: what it told of may not have come here yet. */
function useLook(shopId: string, isBack: boolean): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isBack) return;
    void navigate({ to: '/settings/payout', replace: true });
    // Where it cannot be asked, the page shows what is known here.
    lookAtAccount(shopId).then(
      (overview) => queries.setQueryData(getOverview(shopId).queryKey, overview),
      () => undefined,
    );
  }, [shopId, isBack, queries, navigate]);
}

function Overview({ shopId, overview }: { shopId: string; overview: PayoutOverview }) {
  const { balances, account, schedule, nextAt, retryAt } = overview;
  return (
    <>
      {balances.map((balance) => (
        <BalancePanel key={balance.available.currency} shopId={shopId} balance={balance} account={account} />
      ))}
      <AccountPanel account={account} />
      <SchedulePanel key={schedule} shopId={shopId} kept={schedule} nextAt={nextAt} retryAt={retryAt} />
    </>
  );
}

function AccountPanel({ account }: Pick<PayoutOverview, 'account'>) {
  const t = useT();
  const { dayAndTime } = useFormat();
  return (
    <Panel
      title={t('payouts.account')}
      actions={
        <ButtonLink to="/bankdetails" search={{ return: '/settings/payout' }} size={32}>
          {t(account ? 'account.changeBank' : 'account.addBank')}
        </ButtonLink>
      }
    >
      <div className="flex items-center gap-3 text-14 text-ink-2">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-12 bg-fill text-ink-2"
        >
          <Landmark size={20} />
        </span>
        {account ? (
          <p>
            <span className="font-semibold text-ink-1 figures">
              {t('account.bankEnding', { last4: account.last4 })}
            </span>
            {account.pausedUntil ? (
              <span className="block">
                {t('account.bankPaused', { when: dayAndTime(account.pausedUntil, { inSentence: true }) })}
              </span>
            ) : null}
          </p>
        ) : (
          t('payouts.noAccount')
        )}
      </div>
    </Panel>
  );
}
