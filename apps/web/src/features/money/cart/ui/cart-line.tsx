import { mostOf } from '@souk/shared/money/cart/rules.ts';
import type { CartLine } from '@souk/shared/money/cart/schema.ts';
import { Trash2 } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { useEventDay } from '@/ui/event-day/use-event-day.ts';
import { ListingLink } from '@/ui/listing-link/listing-link.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { Quantity } from '@/ui/quantity/quantity.tsx';
import { LineNews } from './line-news.tsx';

interface CartLineRowProps {
  line: CartLine;
  country: string | null;
  quantity: number;
  onTake: (quantity: number) => void;
  onAgree: () => void;
  onRemove: () => void;
  removing: boolean;
}

export function CartLineRow({
  line,
  country,
  quantity,
  onTake,
  onAgree,
  onRemove,
  removing,
}: CartLineRowProps) {
  const t = useT();
  const { money } = useFormat();
  const { title, price, trouble } = line;
  const words = [optionWords(line.options), useEventDay(line.event)].filter(Boolean).join(' · ');
  const gone = trouble === 'gone';
  const dull = gone || trouble === 'sold-out' || trouble === 'elsewhere' || trouble === 'not-sent';
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 border-hairline py-4 [&+&]:border-t sm:grid-cols-[80px_minmax(0,1fr)]">
      <Picture
        image={line.image}
        alt=""
        ratio="4/5"
        sizes="80px"
        className={cx('rounded-12', dull && 'opacity-55')}
      />
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <div className="min-w-0 grow basis-[6rem]">
            <h3 className={cx('text-14 leading-snug font-semibold wrap-anywhere', dull && 'text-ink-2')}>
              {gone ? (
                title
              ) : (
                <ListingLink line={line} className="touch-44 rounded-6 hover:underline">
                  {title}
                </ListingLink>
              )}
            </h3>
            {words ? <p className="mt-0.5 text-13 text-ink-2">{words}</p> : null}
          </div>
          {price && !dull ? (
            <p className="ms-auto shrink-0 text-end text-14 font-semibold figures">
              {money(
                // Until the server says, as if nothing had been agreed on.
                quantity === line.quantity && line.total
                  ? line.total
                  : { ...price, amount: price.amount * Math.min(quantity, line.available) },
                { exact: true },
              )}
              {quantity > 1 ? (
                <span className="block text-12 font-normal text-ink-2">
                  {t('cart.each', { price: money(price, { exact: true }) })}
                </span>
              ) : null}
            </p>
          ) : null}
        </div>
        <LineNews line={line} country={country} onTake={onTake} onAgree={onAgree} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-3">
          {dull ? (
            <span />
          ) : (
            <Quantity
              label={t('cart.howMany', { title })}
              value={quantity}
              max={Math.max(1, mostOf(line.available))}
              onChange={onTake}
            />
          )}
          <IconButton
            label={t('cart.remove', { title })}
            look="ghost"
            loading={removing}
            onClick={onRemove}
            className="-me-2.5"
          >
            <Trash2 size={18} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
