import type { Order, OrderRefund, SummaryLine } from '@souk/shared/money/orders/schema.ts';
import { CreditCard, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { cardName, refundNote } from '../model/order-words.ts';

type Paid = Pick<
  Order,
  | 'state'
  | 'arrangement'
  | 'summary'
  | 'couponBearer'
  | 'couponMissed'
  | 'charged'
  | 'total'
  | 'card'
  | 'refunds'
  | 'refundToWallet'
  | 'path'
  | 'as'
>;

/** What it came to, row by row, what was charged for it and what went back. */
export function PaidPanel({ order, children }: { order: Paid; children?: ReactNode }) {
  const t = useT();
  const { money, date } = useFormat();
  const { summary, charged, card, refunds, couponBearer, couponMissed } = order;
  const paidAt = order.path.find(({ step }) => step === 'paid')?.at;
  return (
    <Panel title={paidAt ? t('orders.paid') : t('orders.toPay')}>
      <dl className="flex flex-col gap-2 text-14">
        {summary.map((line) => (
          <div key={`${line.kind} ${line.name ?? ''}`} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere text-ink-2">{labelOf(line, couponBearer, t)}</dt>
            <dd className={cx('shrink-0 figures', line.amount.amount < 0 && 'text-won-text')}>
              {line.kind === 'shipping' && line.amount.amount === 0
                ? t('cart.free')
                : money(line.amount, { exact: true })}
            </dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">
            {t(!paidAt ? 'orders.toPay' : order.arrangement ? 'orders.paid' : 'orders.charged')}
          </dt>
          <dd className="ms-auto text-22 font-[560] tracking-[-0.02em] figures">
            {money(paidAt ? charged : order.total, { exact: true })}
          </dd>
        </div>
      </dl>
      {couponMissed ? (
        <p className="mt-3 text-13 text-ink-2">
          {t('orders.couponMissed', { code: couponMissed.code })}{' '}
          {t(`checkout.couponRefused.${couponMissed.reason}`)}
        </p>
      ) : null}
      {card && paidAt ? (
        <p className="mt-3 flex items-center gap-2.5 text-13 text-ink-2 figures">
          <CreditCard size={18} aria-hidden="true" className="shrink-0" />
          <span>
            <bdi>{cardName(card)}</bdi> · {date(paidAt, 'short')}
          </span>
        </p>
      ) : null}
      {refunds.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-2.5 border-t border-line pt-3 text-14">
          {refunds.map((refund, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be of the same moment; none goes away, the newest comes first
            <RefundRow key={refunds.length - index} refund={refund} as={order.as} />
          ))}
        </ul>
      ) : null}
      {order.refundToWallet ? (
        <p className="mt-3 flex items-center gap-2.5 text-13 text-ink-2">
          <Wallet size={18} aria-hidden="true" className="shrink-0" />
          {t(order.as === 'buyer' ? 'orders.refundWillGo' : 'orders.refundWanted')}
        </p>
      ) : null}
      {children}
    </Panel>
  );
}

function RefundRow({ refund, as }: { refund: OrderRefund; as: Order['as'] }) {
  const t = useT();
  const format = useFormat();
  const { money } = format;
  return (
    <li>
      <p className="flex justify-between gap-4">
        <span className="font-semibold">{t('orders.refundedSoFar')}</span>
        <span className="font-semibold text-won-text figures">{money(refund.amount, { exact: true })}</span>
      </p>
      <p className={cx('text-13', refund.state === 'failed' ? 'text-bad' : 'text-ink-2')}>
        {refundNote(refund, as, { t, format })}
      </p>
      {refund.reason ? (
        <p dir="auto" className="own-words mt-0.5 wrap-anywhere text-13 text-ink-2">
          {t('orders.quoted', { words: refund.reason })}
        </p>
      ) : null}
    </li>
  );
}

function labelOf(
  { kind, name }: SummaryLine,
  bearer: Order['couponBearer'],
  t: ReturnType<typeof useT>,
): string {
  if (kind === 'discount' && name)
    return t(bearer === 'market' ? 'coupons.sum.market' : 'orders.sum.coupon', { name });
  if (kind === 'tax' && name) return name;
  return t(`orders.sum.${kind}`);
}
