import type { BankAccount, ShopBalance } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { MoveButtons } from './balance-actions.tsx';
import { Debt } from './debt.tsx';
import { Obstacle } from './obstacle.tsx';

interface BalancePanelProps {
  shopId: string;
  balance: ShopBalance;
  account: BankAccount | null;
}

/** What a shop has in one currency, what of it can go, and why not. */
export function BalancePanel({ shopId, balance, account }: BalancePanelProps) {
  const t = useT();
  const { money, date } = useFormat();
  const { available, pending, tips, frozen, inPayout } = balance;
  const exact = (sum: Money) => money(sum, { exact: true });
  const ofTips = tips
    ? [t('payouts.pendingTips', { amount: exact(tips.amount), day: date(tips.nextAt) })]
    : [];
  const parts = [
    {
      label: t('payouts.pending'),
      note: [t('payouts.pendingNote'), ...ofTips].join(' '),
      sum: pending,
      shown: true,
    },
    { label: t('payouts.inPayout'), sum: inPayout, shown: inPayout.amount > 0 },
    { label: t('payouts.frozen'), note: t('payouts.frozenNote'), sum: frozen, shown: frozen.amount > 0 },
  ];
  return (
    <Panel>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="text-14 text-ink-2">{t('payouts.available')}</p>
          <p className="mt-1 font-display text-36 leading-none font-[680] figures">{exact(available)}</p>
          <p className="mt-2 text-13 text-ink-3">{t('payouts.availableNote')}</p>
        </div>
        <MoveButtons shopId={shopId} balance={balance} account={account} />
      </div>
      <Obstacle shopId={shopId} balance={balance} account={account} />
      <Debt shopId={shopId} balance={balance} />
      <dl className="mt-5 grid gap-x-10 border-t border-hairline">
        {parts
          .filter(({ shown }) => shown)
          .map(({ label, note, sum }) => (
            <div
              key={label}
              className="flex items-center justify-between gap-4 border-b border-hairline py-3 last:border-b-0 last:pb-0"
            >
              <dt className="min-w-0 font-medium">
                {label}
                {note ? <span className="block text-13 font-normal text-ink-3">{note}</span> : null}
              </dt>
              <dd className="font-semibold figures">{exact(sum)}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}
