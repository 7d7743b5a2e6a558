import type { Order, OrderLine } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useEventDay } from '@/ui/event-day/use-event-day.ts';
import { ListingLink } from '@/ui/listing-link/listing-link.tsx';
import { optionWords } from '@/ui/option-words/option-words.ts';
import { Picture } from '@/ui/picture/picture.tsx';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** Whether each leads to where its review is written. */
  review: boolean;
  /** Where it is written of something without a page. */
  reviewHere?: ((line: OrderLine) => ReactNode) | undefined;
}

export function OrderLines({ lines, review, reviewHere }: OrderLinesProps) {
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((line) => (
        <LineRow key={line._id} line={line} review={review} reviewHere={reviewHere} />
      ))}
    </ul>
  );
}

function LineRow({ line, review, reviewHere }: Omit<OrderLinesProps, 'lines'> & { line: OrderLine }) {
  const t = useT();
  const { money } = useFormat();
  const day = useEventDay(line.event);
  const words = [optionWords(line.options), day, t('orders.qty', { count: line.quantity })].filter(Boolean);
  return (
    <li className="flex items-center gap-3">
      <span className="w-16 shrink-0">
        <Picture image={line.image} alt="" ratio="4/5" sizes="64px" className="rounded-10" />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 grow basis-[9rem] text-14">
          <Title line={line} />
          <p className="text-ink-2">{words.join(' · ')}</p>
          {line.lot ? (
            <p className="text-13 text-won-text">
              {line.lot.number === null
                ? t('settlement.yours')
                : t('settlement.wonLot', { number: line.lot.number })}
            </p>
          ) : null}
          {line.agreed ? (
            <p className="text-13 text-won-text">
              {t('orders.agreed', { price: money(line.agreed, { exact: true }) })}
            </p>
          ) : null}
          {line.flash ? (
            <p className="text-13 text-won-text figures">
              {t('orders.flash', {
                price: money(line.flash.price, { exact: true }),
                count: line.flash.pieces,
              })}
            </p>
          ) : null}
          {line.refunded > 0 ? (
            <p className="text-13 text-ink-2">{t('orders.linesRefunded', { count: line.refunded })}</p>
          ) : null}
          {review && line.isShown && !line.event ? (
            <Link
              to="/product/$productId"
              params={{ productId: line.productId }}
              hash="reviews"
              className="touch-44 mt-1 inline-flex items-center gap-1.5 rounded-6 text-13 font-semibold underline decoration-control underline-offset-3"
            >
              <PencilLine size={14} aria-hidden="true" />
              {t('orders.review')}
            </Link>
          ) : null}
          {review && !line.isShown ? reviewHere?.(line) : null}
        </div>
        <p className="text-14 font-semibold figures">{money(line.total, { exact: true })}</p>
      </div>
    </li>
  );
}

/** To its page; of what has none, to the bids that were made for it. */
function Title({ line }: { line: OrderLine }) {
  const look = 'touch-44 rounded-6 font-semibold wrap-anywhere hover:underline';
  if (line.isShown) {
    return (
      <ListingLink line={line} className={look}>
        {line.title}
      </ListingLink>
    );
  }
  if (line.lot) {
    return (
      <Link to="/lots/$lotId/log" params={{ lotId: line.lot._id }} className={look}>
        {line.title}
      </Link>
    );
  }
  return (
    <p dir="auto" className="font-semibold wrap-anywhere">
      {line.title}
    </p>
  );
}

/** The note that was written with it, in its author's words. */
export function OrderNote({ title, note }: { title: string; note: Order['note'] }) {
  if (note === '') return null;
  return (
    <div className="mt-5 border-t border-hairline pt-4 text-14">
      <p className="font-semibold">{title}</p>
      <p dir="auto" className="own-words mt-1 whitespace-pre-line wrap-anywhere text-ink-2">
        {note}
      </p>
    </div>
  );
}
