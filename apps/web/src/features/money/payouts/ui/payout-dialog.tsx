import type { Payout, PayoutDetail, PayoutLine } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { PaperButton } from '@/ui/document/paper-button.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getPayout } from '../api/payouts.ts';
import { alsoIn, leftAfter, wordOfLine } from '../model/payout-lines.ts';

interface PayoutDialogProps {
  shopId: string;
  payout: Payout;
  onClose: () => void;
}

/** What a payout is made of, order by order. */
export function PayoutDialog({ shopId, payout, onClose }: PayoutDialogProps) {
  const t = useT();
  const { date, dayAndTime } = useFormat();
  const query = useQuery(getPayout(shopId, payout._id));
  const how = t(payout.bySchedule ? 'payouts.bySchedule' : 'payouts.atRequest');
  const { state, expectedAt } = payout;
  return (
    <Dialog
      open
      closable
      width="wide"
      title={`${t('payouts.number')} ${payout.number}`}
      note={`${dayAndTime(payout.requestedAt)} · ${how} · ${t('account.bankEnding', { last4: payout.last4 })}`}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {state === 'sent' && expectedAt ? (
        <p className="text-14 text-ink-2">
          {t('payouts.arrives')} {date(expectedAt, 'weekday')}
        </p>
      ) : null}
      {payout.failure ? <Notice tone="bad">{t(`payouts.failures.${payout.failure}`)}</Notice> : null}
      {query.data ? (
        <>
          <Breakdown detail={query.data} />
          <div className="mt-4">
            <PaperButton paper={statementOf(shopId, payout)}>{t('payouts.statement')}</PaperButton>
          </div>
        </>
      ) : query.isPending ? (
        <Skeleton className="mt-4 h-40" />
      ) : (
        <ErrorState
          title={t('ui.listFailed')}
          note={t('ui.checkConnection')}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </Dialog>
  );
}

const statementOf = (shopId: string, { _id, number }: Payout) => ({
  path: `/shops/${shopId}/payouts/${_id}/statement.pdf`,
  name: `statement-${number}`,
});

function Breakdown({ detail }: { detail: PayoutDetail }) {
  const t = useT();
  const { carried, lines, more, amount, state } = detail;
  const isBack = state === 'failed';
  const left = more > 0 || isBack ? null : leftAfter(detail);
  return (
    <section aria-label={t('payouts.details')} className="mt-4">
      <h3 className="font-semibold">{t('payouts.details')}</h3>
      <ul className="mt-2 text-14">
        {carried.amount > 0 ? <Sum label={t('payouts.carried')} sum={carried} /> : null}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of the books have their order and no names
          <Line key={index} line={line} />
        ))}
        {more > 0 ? <li className="py-2.5 text-ink-3">{t('payouts.more', { count: more })}</li> : null}
        {lines.length === 0 ? <li className="py-2.5 text-ink-3">{t('payouts.noLines')}</li> : null}
        <Sum
          label={t(isBack ? 'payouts.states.failed' : 'payouts.total')}
          sum={isBack ? amount : { ...amount, amount: -amount.amount }}
          strong
        />
        {left ? <Sum label={t('payouts.left')} sum={left} /> : null}
      </ul>
    </section>
  );
}

function Line({ line }: { line: PayoutLine }) {
  const t = useT();
  const { money, date } = useFormat();
  const exact = (sum: Money) => money(sum, { exact: true });
  const { order, title, sale, net, at } = line;
  return (
    <Sum label={[t(wordOfLine(line.kind)), order, title].filter(Boolean).join(' · ')} sum={net}>
      <span className="block text-13 text-ink-3 figures">
        {date(at)}
        {sale ? ` · ${t('payouts.orderTotal', { amount: exact(sale.gross) })}` : null}
      </span>
      {sale ? (
        <span className="block text-13 text-ink-3 figures">
          {t('payouts.fees', {
            commission: exact(sale.commission),
            fee: exact(sale.paymentFee),
          })}
          {alsoIn(sale).map(([part, sum]) => ` · ${t(part)} ${exact(sum)}`)}
        </span>
      ) : null}
    </Sum>
  );
}

interface SumProps {
  label: string;
  sum: Money;
  strong?: boolean;
  children?: ReactNode;
}

function Sum({ label, sum, strong, children }: SumProps) {
  const { money } = useFormat();
  return (
    <li
      className={`flex items-baseline justify-between gap-4 border-b border-hairline py-2.5 last:border-b-0 ${strong ? 'font-semibold' : ''}`}
    >
      <span className="min-w-0 wrap-anywhere">
        {label}
        {children}
      </span>
      <span className="shrink-0 font-medium figures">{money(sum, { exact: true })}</span>
    </li>
  );
}
