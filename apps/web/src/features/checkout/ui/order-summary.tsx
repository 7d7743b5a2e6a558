import type { Money } from '@souk/shared/money.ts';
import { ShieldCheck } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';

interface OrderSummaryProps {
  items: Money;
  /** Null before it is known where to. */
  shipping: Money | null;
  toPay: Money;
  /** Left out while there is nothing to pay. */
  onPay?: () => void;
}

export function OrderSummary({ items, shipping, toPay, onPay }: OrderSummaryProps) {
  const t = useT();
  const { money } = useFormat();
  const exact = { exact: true };
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
          <dd className="figures">{money(items, exact)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">{t('account.shipping')}</dt>
          <dd className="figures">{shipping ? money(shipping, exact) : t('account.notKnownYet')}</dd>
        </div>
        <div className="mt-2 flex items-center justify-between gap-4 border-t border-line pt-4">
          <dt>
            <span className="text-16 font-semibold">{t('account.toPay')}</span>
            <span className="block text-12 text-ink-2">{t('account.taxesIncluded')}</span>
          </dt>
          <dd className="text-36 font-[560] tracking-[-0.025em] figures">{money(toPay, exact)}</dd>
        </div>
      </dl>
      <Button look="accent" size={56} block disabled={!onPay} onClick={onPay} className="mt-4">
        {onPay ? t('account.pay', { price: money(toPay, exact) }) : t('account.nothingToPay')}
      </Button>
      <p className="mt-4 flex gap-2.5 text-13 text-ink-2">
        <ShieldCheck size={18} aria-hidden="true" className="shrink-0 text-won-text" />
        {t('account.covered')}
      </p>
    </section>
  );
}
