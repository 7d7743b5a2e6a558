import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { priceParts } from './price.model.ts';

interface PriceProps {
  price: Money;
  /** The lowest of the last 30 days, struck through. */
  was?: Money | null;
  /** The dearest variant. */
  to?: Money | null;
  size?: 'card' | 'panel' | 'page';
  /** Always with the minor units. */
  exact?: boolean;
  className?: string;
}

const sizes = {
  card: { price: 'text-18 font-[560]', was: 'text-13' },
  panel: { price: 'text-28 font-[560] tracking-[-0.02em]', was: 'text-14' },
  page: { price: 'text-36 font-[500] tracking-[-0.025em]', was: 'text-18' },
} as const;

export function Price({ price, was = null, to = null, size = 'card', exact, className }: PriceProps) {
  const t = useT();
  const { money } = useFormat();
  const show = (value: Money) => money(value, exact ? { exact } : undefined);
  const parts = priceParts(price, was, to);
  const look = sizes[size];
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2 figures', className)}>
      <span className={cx('text-ink-1 leading-[1.2]', look.price)}>
        {parts.kind === 'range'
          ? t('ui.range', { from: show(parts.from), to: show(parts.to) })
          : show(parts.price)}
      </span>
      {parts.kind === 'reduced' ? (
        <>
          <span className="sr-only">{t('ui.lowestBefore', { price: show(parts.was) })}</span>
          <s aria-hidden="true" className={cx('text-ink-3', look.was)}>
            {show(parts.was)}
          </s>
        </>
      ) : null}
    </span>
  );
}
