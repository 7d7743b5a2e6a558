import type { CartLine } from '@souk/shared/money/cart/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Zap } from 'lucide-react';
import { useEffect } from 'react';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { useCountdown } from '@/ui/countdown/countdown-ring.tsx';
import { cx } from '@/ui/cx.ts';
import { cartQueryKey } from '../api/cart.ts';

interface LineNewsProps {
  line: CartLine;
  /** Where the cart goes. */
  country: string | null;
  onTake: (quantity: number) => void;
  onAgree: () => void;
}

const step = 'touch-44 rounded-6 font-semibold text-ink-1 underline underline-offset-3';

/** What is different from when it was chosen: gone, fewer than wanted, another price. */
export function LineNews({ line, country, onTake, onAgree }: LineNewsProps) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const { code } = useLanguage();
  const { agreed, flash, flashOver, trouble, price, was, available } = line;
  if (trouble === 'gone') return <News>{t('cart.gone')}</News>;
  if (trouble === 'not-sent' && country)
    return <News>{t('cart.lineNotSent', { country: countryName(country, code) })}</News>;
  if (trouble === 'elsewhere')
    return (
      <News>
        {t('cart.elsewhere')}{' '}
        <Link to="/checkout" search={{ id: line.heldBy ?? undefined }} className={step}>
          {t('checkout.toOther')}
        </Link>
      </News>
    );
  if (trouble === 'sold-out') return <News>{t('cart.soldOut')}</News>;
  const isLimited = trouble === 'limit';
  const cheaper = price && was && price.amount < was.amount;
  return (
    <>
      {agreed ? (
        <News good>
          {t('cart.agreed', {
            price: money(agreed.price, { exact: true }),
            time: dayAndTime(agreed.until, { inSentence: true }),
          })}
        </News>
      ) : null}
      {flash ? <FlashNews key={flash.until} flash={flash} /> : null}
      {flashOver ? <News>{t('cart.flashOver', { price: money(flashOver, { exact: true }) })}</News> : null}
      {isLimited && available === 0 ? <News>{t('tickets.limit', { count: 0 })}</News> : null}
      {trouble === 'few-left' || (isLimited && available > 0) ? (
        <News>
          {t(isLimited ? 'tickets.limit' : 'cart.fewLeft', { count: available })}{' '}
          <button type="button" className={step} onClick={() => onTake(available)}>
            {t('cart.takeThese', { count: available })}
          </button>
        </News>
      ) : null}
      {price && was ? (
        <News good={cheaper === true}>
          {t(cheaper ? 'cart.priceDown' : 'cart.priceUp', {
            from: money(was, { exact: true }),
            to: money(price, { exact: true }),
          })}{' '}
          <button type="button" className={step} onClick={onAgree}>
            {t('cart.fine')}
          </button>
        </News>
      ) : null}
    </>
  );
}

/** So many cost less for so long; then the cart is asked again. */
function FlashNews({ flash }: { flash: NonNullable<CartLine['flash']> }) {
  const t = useT();
  const { money, duration } = useFormat();
  const queries = useQueryClient();
  const { remainingMs } = useCountdown({ endsAt: flash.until });
  const isOver = remainingMs === 0;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: cartQueryKey });
  }, [isOver, queries]);
  return (
    <p className="mt-1.5 text-13 text-live-text figures">
      <Zap size={14} aria-hidden="true" className="me-1 inline-block align-[-2px]" />
      {t('cart.flash', {
        count: flash.pieces,
        price: money(flash.price, { exact: true }),
        time: duration(Math.ceil(remainingMs / 1_000)),
      })}
    </p>
  );
}

function News({ good = false, children }: { good?: boolean; children: React.ReactNode }) {
  return (
    <p className={cx('mt-1.5 text-13 figures', good ? 'text-won-text' : 'text-accent-text')}>{children}</p>
  );
}
