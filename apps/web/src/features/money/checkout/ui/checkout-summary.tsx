import type { Checkout, CheckoutLine, CheckoutSummary } from '@souk/shared/money/checkout/schema.ts';
import type { SummaryLine } from '@souk/shared/money/orders/schema.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { useEventDay } from '@/ui/event-day/use-event-day.ts';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { hasTaxInside, shownLines } from '../model/sums.ts';
import { FlashNote } from './flash-note.tsx';

interface CheckoutSumsProps {
  checkout: Pick<Checkout, 'shops' | 'summary'>;
  /** What is shown is being counted anew. */
  counting: boolean;
  /** Where a code is typed in. */
  coupon: ReactNode;
  children: ReactNode;
}

/** Everything that is bought and what it comes to, line by line, for each currency. */
export function CheckoutSums({ checkout, counting, coupon, children }: CheckoutSumsProps) {
  const { shops, summary } = checkout;
  const t = useT();
  const { list } = useFormat();
  const orders = summary.reduce((sum, one) => sum + one.orders, 0);
  return (
    <section
      aria-labelledby="your-order"
      className="rounded-16 border border-line bg-surface p-4 sm:p-5 lg:sticky lg:top-6"
    >
      <h2 id="your-order" className="display text-18">
        {t('account.yourOrder')}
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {shops.flatMap(({ shop, lines }) =>
          lines.map((line) => <SummaryItem key={line.variantId} line={line} shop={shop.name} />),
        )}
      </ul>
      <div className="mt-4 border-t border-line pt-4">{coupon}</div>
      <div className={cx('transition-opacity duration-150', counting && 'opacity-55')} aria-busy={counting}>
        {summary.map((one) => (
          <Sums key={one.currency} summary={one} />
        ))}
      </div>
      {summary.length > 1 ? (
        <p className="mt-4 text-13 text-ink-2">
          {t('checkout.payments', {
            count: summary.length,
            currencies: list(summary.map(({ currency }) => currency)),
          })}
        </p>
      ) : null}
      <div className="mt-4 max-sm:hidden">{children}</div>
      {orders > 1 ? (
        <p className="mt-3 text-center text-12 text-ink-2 figures">
          {t('checkout.makesOrders', { count: orders })}
        </p>
      ) : null}
    </section>
  );
}

function SummaryItem({ line, shop }: { line: CheckoutLine; shop: string }) {
  const t = useT();
  const { money, number } = useFormat();
  const kind = [optionWords(line.options), useEventDay(line.event)].filter(Boolean).join(' · ');
  return (
    <li className="flex items-center gap-3">
      <span className={cx('relative shrink-0', !line.total && 'opacity-55')}>
        <Picture image={line.image} alt="" ratio="4/5" sizes="56px" className="!w-13 rounded-10" />
        {line.quantity > 1 ? (
          <span
            aria-hidden="true"
            className="absolute -end-2 -top-2 grid min-h-5 min-w-5 place-items-center rounded-full bg-ink px-1 text-[min(0.75rem,16px)] leading-none font-bold text-on-ink figures"
          >
            {number(line.quantity)}
          </span>
        ) : null}
      </span>
      <span className="min-w-0 grow text-14">
        <bdi className="block leading-snug font-medium wrap-anywhere">{line.title}</bdi>
        <bdi className="block text-13 text-ink-2">{kind || shop}</bdi>
        {line.quantity > 1 ? (
          <span className="sr-only">{t('cart.pieces', { count: line.quantity })}</span>
        ) : null}
        {line.agreed ? (
          <span className="block text-13 text-won-text figures">
            {t('checkout.agreed', { price: money(line.agreed, { exact: true }) })}
          </span>
        ) : null}
        {line.flash ? <FlashNote flash={line.flash} /> : null}
      </span>
      <span className="shrink-0 text-14 font-semibold figures">
        {line.total ? money(line.total, { exact: true }) : t('account.notKnownYet')}
      </span>
    </li>
  );
}

function Sums({ summary }: { summary: CheckoutSummary }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2.5 text-14 not-first:border-t not-first:border-line not-first:pt-4">
      {shownLines(summary).map((line) => (
        <div key={`${line.kind} ${line.name}`} className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2 wrap-anywhere">
            <SumName line={line} />
          </dt>
          <dd
            className={cx(
              'shrink-0 text-end figures',
              (line.kind === 'discount' || line.kind === 'credit') && 'text-won-text',
            )}
          >
            {line.kind === 'shipping' && line.amount.amount === 0
              ? t('cart.free')
              : money(line.amount, { exact: true })}
          </dd>
        </div>
      ))}
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4">
        <dt>
          <span className="text-16 font-semibold">{t('account.toPay')}</span>
          {hasTaxInside(summary) ? (
            <span className="block text-12 text-ink-2">{t('account.taxesIncluded')}</span>
          ) : null}
        </dt>
        <dd className="ms-auto text-28 font-[560] tracking-[-0.025em] figures sm:text-36">
          {money(summary.total, { exact: true })}
        </dd>
      </div>
      {summary.arranged.amount > 0 ? <Split summary={summary} /> : null}
    </dl>
  );
}

/** What of it goes on a card now, and what straight to a shop. */
function Split({ summary: { total, arranged } }: { summary: CheckoutSummary }) {
  const t = useT();
  const { money } = useFormat();
  const now = { ...total, amount: total.amount - arranged.amount };
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="min-w-0 text-ink-2">{t('arranged.toShops')}</dt>
        <dd className="shrink-0 figures">{money(arranged, { exact: true })}</dd>
      </div>
      {now.amount > 0 ? (
        <div className="flex justify-between gap-4">
          <dt className="min-w-0 text-ink-2">{t('arranged.payNow')}</dt>
          <dd className="shrink-0 figures">{money(now, { exact: true })}</dd>
        </div>
      ) : null}
    </>
  );
}

export function SumName({ line: { kind, name, count } }: { line: SummaryLine }) {
  const t = useT();
  if (kind === 'items') return t('account.items');
  if (kind === 'shipping') return t('checkout.shippingOf', { count: count ?? 1 });
  if (kind === 'discount') return name ? t('checkout.coupon', { code: name }) : t('checkout.discount');
  if (kind === 'tax') return name ?? t('checkout.tax');
  return t('account.walletCredit');
}
