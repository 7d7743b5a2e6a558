import { sellerEarnings } from '@souk/shared/money/fees/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';

/** For the seller: what is left of a price once the market has taken its fees. */
export function YouEarn({ price, className }: { price: Money; className?: string }) {
  const t = useT();
  const { money } = useFormat();
  const fees = useSession(({ appSettings }) => appSettings);
  if (!fees) return null;
  return (
    <p className={`text-13 text-ink-2 figures ${className ?? ''}`}>
      {t('offers.youEarn', { price: money(sellerEarnings(price, fees).net) })}
    </p>
  );
}
