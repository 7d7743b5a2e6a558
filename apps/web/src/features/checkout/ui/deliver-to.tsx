import { Check, MapPin } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';

interface DeliverToProps {
  /** Null when none is kept. */
  address: { name: string; lines: string[]; phone: string } | null;
}

/** Where it goes: the address kept as the default. */
export function DeliverTo({ address }: DeliverToProps) {
  const t = useT();
  const Mark = address ? Check : MapPin;
  return (
    <section aria-labelledby="deliver-to" className="rounded-16 border border-line bg-surface p-5">
      <div className="flex items-center gap-3">
        <span
          className={cx(
            'grid size-7 shrink-0 place-items-center rounded-full',
            address ? 'bg-won-soft text-won-text' : 'bg-fill text-ink-2',
          )}
        >
          <Mark size={16} strokeWidth={2.2} aria-hidden="true" />
        </span>
        <h2 id="deliver-to" className="display grow text-18">
          {t('account.deliverTo')}
        </h2>
        <ButtonLink to="/settings" look="ghost" size={32} className="-me-2">
          {address ? t('cart.changeAddress') : t('account.addAddress')}
        </ButtonLink>
      </div>
      {address ? (
        <address className="mt-3 ps-10 text-14 text-ink-2 not-italic">
          <b className="block font-semibold text-ink-1">{address.name}</b>
          {address.lines.map((line) => (
            <span key={line} dir="auto" className="own-words block wrap-anywhere">
              {line}
            </span>
          ))}
          <span dir="ltr" className="block text-start figures rtl:text-end">
            {address.phone}
          </span>
        </address>
      ) : (
        <p className="mt-2 ps-10 text-14 text-ink-2">{t('account.deliverToNote')}</p>
      )}
    </section>
  );
}
