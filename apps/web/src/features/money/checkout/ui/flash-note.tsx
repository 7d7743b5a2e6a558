import type { CheckoutLine } from '@souk/shared/money/checkout/schema.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

/** So many pieces are held at the price of a flash sale, and until when. */
export function FlashNote({ flash }: { flash: NonNullable<CheckoutLine['flash']> }) {
  const t = useT();
  const { money, time } = useFormat();
  return (
    <span className="block text-13 text-won-text figures">
      {t('checkout.flash', {
        count: flash.pieces,
        price: money(flash.price, { exact: true }),
        time: time(flash.until),
      })}
    </span>
  );
}
