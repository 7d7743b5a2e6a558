import { claimDays } from '@souk/shared/market/protection/promise.ts';
import { ShieldCheck } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

/** What every buyer is promised, in the same words wherever they are about to pay. */
export function ProtectionNote({ className }: { className?: string }) {
  const t = useT();
  return (
    <p className={cx('flex gap-2.5 text-13 text-ink-2 figures', className)}>
      <ShieldCheck size={18} aria-hidden="true" className="shrink-0 text-won-text" />
      <span>
        <b className="block font-semibold text-ink-1">{t('protection.paidAfter')}</b>
        {t('protection.claim', claimDays)}
      </span>
    </p>
  );
}
