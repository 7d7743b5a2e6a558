import type { Money } from '@souk/shared/money.ts';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ProtectionNote } from '@/ui/protection-note/protection-note.tsx';

interface OrderSummaryProps {
  /** One sum for each currency. */
  items: readonly Money[];
  /** Null before it is known where to. */
  shipping: readonly Money[] | null;
  /** The country it goes to; null before that is known. */
  to: string | null;
  toPay: readonly Money[];
  /** What someone does next. */
  action: ReactNode;
}

export function OrderSummary({ items, shipping, to, toPay, action }: OrderSummaryProps) {
  const t = useT();
  return (
    <section
      aria-labelledby="your-order"
      className="rounded-16 border border-line bg-surface p-5 lg:sticky lg:top-6"
    >
      <h2 id="your-order" className="display text-18">
        {t('account.yourOrder')}
      </h2>
      <dl className="mt-4 flex flex-col gap-2.5 border-t border-line pt-4 text-14">
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">{t('account.items')}</dt>
          <dd className="text-end figures">
            <Sums of={items} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">{to ? t('cart.shippingTo', { country: to }) : t('account.shipping')}</dt>
          <dd className="text-end figures">
            {shipping ? (
              <Sums of={shipping} />
            ) : to ? (
              t('account.notKnownYet')
            ) : (
              <span className="text-ink-2">{t('cart.afterAddress')}</span>
            )}
          </dd>
        </div>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-4">
          <dt>
            <span className="text-16 font-semibold">{t('account.toPay')}</span>
            <span className="block text-12 text-ink-2">{t('account.taxesIncluded')}</span>
          </dt>
          <dd className="ms-auto text-end text-28 sm:text-36 font-[560] tracking-[-0.025em] figures">
            <Sums of={toPay} />
          </dd>
        </div>
      </dl>
      <div className="mt-4">{action}</div>
      <ProtectionNote className="mt-4" />
    </section>
  );
}

function Sums({ of }: { of: readonly Money[] }) {
  const { money } = useFormat();
  return of.map((sum) => (
    <span key={sum.currency} className="block">
      {money(sum, { exact: true })}
    </span>
  ));
}
