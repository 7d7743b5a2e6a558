import type { Payout } from '@souk/shared/money/payouts/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getPayouts } from '../api/payouts.ts';
import { PayoutDialog } from './payout-dialog.tsx';

export const payoutTones: Record<Payout['state'], StatusTone> = {
  ...{ begun: 'progress', sent: 'progress', paid: 'done', failed: 'action' },
};

/** Newest first; each opens with what is in it. */
export function PayoutList({ shopId }: { shopId: string }) {
  const t = useT();
  const query = useInfiniteQuery(getPayouts(shopId));
  const [opened, setOpened] = useState<Payout | null>(null);
  return (
    <Panel title={t('payouts.list')} aria-label={t('payouts.list')}>
      <EndlessList
        query={query}
        grid="grid"
        skeleton={<Skeleton className="my-1 h-14" />}
        empty={<EmptyState title={t('ui.noData')} note={t('payouts.none')} className="py-8" />}
      >
        {(payout) => <PayoutRow key={payout._id} payout={payout} onOpen={() => setOpened(payout)} />}
      </EndlessList>
      {opened ? <PayoutDialog shopId={shopId} payout={opened} onClose={() => setOpened(null)} /> : null}
    </Panel>
  );
}

function PayoutRow({ payout, onOpen }: { payout: Payout; onOpen: () => void }) {
  const t = useT();
  const { money, date, dayAndTime } = useFormat();
  const { number, state, last4, amount, requestedAt, expectedAt } = payout;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 flex items-center gap-4 rounded-12 px-2 py-3 text-start text-14 hover:bg-fill"
    >
      <span className="min-w-0 grow">
        <span className="font-semibold figures">{number}</span>
        <span className="block text-13 text-ink-2 figures">
          {dayAndTime(requestedAt)}
          <span className="max-sm:hidden"> · </span>
          <span className="max-sm:block">{t('account.bankEnding', { last4 })}</span>
        </span>
        {state === 'sent' && expectedAt ? (
          <span className="block text-13 text-ink-3">
            {t('payouts.arrives')} {date(expectedAt, 'weekday')}
          </span>
        ) : null}
      </span>
      <span className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
        <StatusChip tone={payoutTones[state]}>{t(`payouts.states.${state}`)}</StatusChip>
        <span className="font-semibold figures">{money(amount, { exact: true })}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-3 rtl:-scale-x-100" />
    </button>
  );
}
