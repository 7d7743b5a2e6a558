import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { Wallet } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Switch } from '@/ui/switch/switch.tsx';

interface WalletCreditProps {
  wallet: Checkout['wallet'];
  /** Waits for its sums. */
  changing: boolean;
  onChange: (pays: boolean) => void;
}

/** What the buyer has here already, and whether it pays first. Nothing where there is none. */
export function WalletCredit({ wallet: { pays, credit }, changing, onChange }: WalletCreditProps) {
  const t = useT();
  const { money } = useFormat();
  if (credit.length === 0) return null;
  return (
    <div className={cx('rounded-14 transition-colors duration-150', pays ? 'bg-won-soft' : 'bg-fill')}>
      <Switch
        checked={pays}
        disabled={changing}
        onChange={onChange}
        className="flex w-full cursor-pointer px-4 py-3"
      >
        <span className="flex min-w-0 grow items-center gap-3">
          <Wallet
            size={20}
            aria-hidden="true"
            className={cx('shrink-0', pays ? 'text-won-text' : 'text-ink-2')}
          />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{t('checkout.useCredit')}</span>
            {credit.map(({ available, used }) => (
              <span key={available.currency} className="block text-ink-2 figures">
                {used.amount > 0
                  ? t('checkout.creditUsed', {
                      used: money(used, { exact: true }),
                      available: money(available, { exact: true }),
                    })
                  : t('checkout.creditThere', { available: money(available, { exact: true }) })}
              </span>
            ))}
          </span>
        </span>
      </Switch>
    </div>
  );
}
