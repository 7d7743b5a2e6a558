import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Panel } from '@/ui/panel/panel.tsx';

/** What the shop has earned: what is paid out next and when, and what waits. */
export function PayoutCard({ payout }: { payout: SellerHome['payout'] }) {
  const t = useT();
  const { money, date } = useFormat();
  const { available, pending, least, nextAt, last4, obstacle } = payout;
  const isLittle = obstacle === 'below_least_payout';
  const hindered = isLittle ? null : obstacle;
  return (
    <Panel
      title={t('sell.payout')}
      actions={nextAt && !hindered ? <StatusChip tone="done">{t('sell.onSchedule')}</StatusChip> : null}
    >
      <p className="-mt-2 text-28 font-[560] tracking-[-0.02em] figures">
        {money(available, { exact: true })}
      </p>
      <p className="text-14 text-ink-2 figures">
        {nextAt ? t('payouts.nextAt', { date: date(nextAt, 'weekday') }) : t('sell.onRequest')}
      </p>
      {last4 ? <p className="text-14 text-ink-2 figures">{t('sell.payoutTo', { last4 })}</p> : null}
      {hindered ? <p className="mt-2 text-14 font-medium text-bad">{t(`error.${hindered}`)}</p> : null}
      {isLittle && available.amount > 0 ? (
        <p className="mt-2 text-13 text-ink-2">{t('payouts.least', { amount: money(least) })}</p>
      ) : null}
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3.5 text-14">
        <span className="text-ink-2">{t('account.pending')}</span>
        <span className="font-semibold figures">{money(pending, { exact: true })}</span>
      </p>
      <p className="mt-0.5 text-13 text-ink-2">{t('account.pendingNote')}</p>
      <ButtonLink to="/settings/payout" block className="mt-4">
        {t('payouts.withdraw')}
      </ButtonLink>
      <ButtonLink to="/wallet" look="ghost" block className="mt-1">
        {t('sell.openWallet')}
      </ButtonLink>
    </Panel>
  );
}
