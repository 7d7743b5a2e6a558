import type { Movement } from '@souk/shared/money/wallet/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

/** How much more or less there is; what only changed its place has no sign. */
export function MovementAmount({ movement: { amount, moved, state } }: { movement: Movement }) {
  const t = useT();
  const { money } = useFormat();
  if (moved)
    return (
      <span className="whitespace-nowrap text-ink-2">
        {t('wallet.moved', { amount: money(moved, { exact: true }) })}
      </span>
    );
  const isGain = amount.amount > 0 && state === 'settled';
  return (
    <span className={cx('font-semibold whitespace-nowrap', isGain && 'text-won-text')}>
      {money(amount, { exact: true, signed: true })}
    </span>
  );
}
