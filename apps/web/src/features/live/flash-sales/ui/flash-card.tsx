import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';
import type { FlashOnShow } from '../model/on-show.ts';
import { useFlashSale } from '../model/use-flash-sales.ts';

interface FlashCardProps {
  showId: string;
  /** What stands in its place while no flash sale runs. */
  usual: ReactNode;
  /** Its seller sees how it goes elsewhere, and does not buy it. */
  ownIds: readonly string[];
  onBuy: (productId: string) => void;
}

/** A flash sale where the host holds things up: what it costs now, for how long, and how many are left. */
export function FlashCard({ showId, usual, ownIds, onBuy }: FlashCardProps) {
  const shown = useFlashSale(showId);
  if (shown && ownIds.includes(shown.sale.productId)) return null;
  return shown ? <Shown {...shown} onBuy={() => onBuy(shown.sale.productId)} /> : usual;
}

function Shown({ sale, isRunning, onBuy }: FlashOnShow & { onBuy: () => void }) {
  const t = useT();
  const { money } = useFormat();
  const { title, image, price, was, varies, left, perPerson, seconds, endsAt } = sale;
  const canBuy = isRunning && left > 0;
  return (
    <section
      aria-label={t('flash.title')}
      className="mx-3 mb-2 flex shrink-0 items-center gap-3 rounded-20 border border-live bg-surface/96 p-2 pe-3 lg:m-0 lg:rounded-none lg:border-x-0 lg:border-b-0 lg:border-line lg:bg-live-soft lg:px-4 lg:py-3"
    >
      <Picture
        image={image}
        alt=""
        ratio="4/5"
        sizes="44px"
        className="!w-11 shrink-0 rounded-10 group-has-[[data-poll]]/column:hidden [@container_room_(height<40rem)]:hidden"
      />
      <div className="min-w-0 grow">
        <p className="flex items-center gap-1 text-12 font-semibold text-live-text">
          <Zap size={13} aria-hidden="true" className="shrink-0" />
          <span aria-live="polite">{t(isRunning ? 'flash.title' : 'flash.over')}</span>
        </p>
        <p dir="auto" className="own-words truncate text-14 font-medium text-ink-1">
          {title}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-2 figures">
          {isRunning ? (
            <>
              {varies ? (
                <span className="text-14 font-semibold text-ink-1">
                  {t('flash.from', { price: money(price) })}
                </span>
              ) : (
                <Price price={price} was={was} className="[&>span]:text-14" />
              )}
              <span>{left > 0 ? t('flash.left', { count: left }) : t('flash.gone')}</span>
              {left > 0 ? (
                <span className="group-has-[[data-poll]]/column:hidden [@container_room_(height<40rem)]:hidden">
                  {t('flash.limit', { count: perPerson })}
                </span>
              ) : null}
            </>
          ) : (
            t('flash.overHint')
          )}
        </p>
      </div>
      {canBuy ? (
        <>
          <CountdownRing
            endsAt={new Date(endsAt).toISOString()}
            kind="show"
            size={40}
            durationSeconds={seconds}
          />
          <Button look="accent" size={40} className="shrink-0" onClick={onBuy}>
            {t('roomList.buy')}
            <span className="sr-only"> {title}</span>
          </Button>
        </>
      ) : (
        <Button look="soft" size={40} className="shrink-0" onClick={onBuy}>
          {t('roomList.buy')}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </section>
  );
}
