import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { sumIn } from '@souk/shared/money-rules.ts';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import type { SpotNow } from '../model/spots.ts';

interface BreakInsideProps {
  of: BreakView;
  spots: readonly SpotNow[];
  onBuy?: (number: number) => void;
}

/** All there is to know of a break: what is in it with which odds, whose each spot is, and why the draw is fair. */
export function BreakInside({ of, spots, onBuy }: BreakInsideProps) {
  const t = useT();
  const log = spots.find(({ state, lotId }) => state === 'sold' && lotId)?.lotId;
  return (
    <div className="flex flex-col gap-5 pb-3">
      <Contents of={of} />
      <section aria-label={t('breaks.spots')}>
        <h3 className="mb-2 text-14 font-semibold">{t('breaks.spots')}</h3>
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2">
          {spots.map((spot) => (
            <Spot key={spot.number} spot={spot} {...(onBuy ? { onBuy } : {})} />
          ))}
        </ol>
      </section>
      <section className="rounded-14 bg-fill p-3.5 text-12 text-ink-2">
        <p>{t('breaks.how')}</p>
        <p className="mt-2.5 font-semibold">{t('breaks.hash')}</p>
        <code dir="ltr" className="block font-mono wrap-anywhere">
          {of.secretHash}
        </code>
        {log ? (
          <Link
            to="/lots/$lotId/log"
            params={{ lotId: log }}
            className="touch-44 mt-2.5 inline-flex items-center gap-1.5 text-14 font-semibold text-accent-text underline-offset-4 hover:underline"
          >
            <ShieldCheck size={17} aria-hidden="true" />
            {t('breaks.check')}
          </Link>
        ) : null}
      </section>
    </div>
  );
}

function Contents({ of }: Pick<BreakInsideProps, 'of'>) {
  const { contents, spots } = of;
  const t = useT();
  const { money, number } = useFormat();
  return (
    <section aria-label={t('breaks.inside')}>
      <h3 className="mb-1 text-14 font-semibold">{t('breaks.inside')}</h3>
      <ul className="divide-y divide-line">
        {contents.map(({ name, pieces, worth }) => (
          <li key={name} className="flex items-baseline gap-3 py-2 text-14">
            <span dir="auto" className="own-words min-w-0 grow wrap-anywhere">
              {name}
              {worth === null ? null : (
                <span className="block text-12 text-ink-2 figures">{money(sumIn(of, worth))}</span>
              )}
            </span>
            <span className="shrink-0 font-semibold figures">
              {t('breaks.odds', { pieces: number(pieces), spots: number(spots.length) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const words = {
  free: 'free',
  buy: 'free',
  now: 'now',
  sold: 'notPaid',
  unsold: 'unsold',
  house: 'house',
  off: 'takenBack',
} as const;

interface SpotProps extends Pick<BreakInsideProps, 'onBuy'> {
  spot: SpotNow;
}

function Spot({ spot, onBuy }: SpotProps) {
  const t = useT();
  const { number, money } = useFormat();
  const { number: place, state, by, isYours, isPaid, content } = spot;
  const price = state === 'buy' && spot.price !== null ? money(spot.price) : null;
  const whose = isYours ? t('breaks.yours') : (by?.handle ?? null);
  const isSettled = state === 'sold' && (isPaid || content !== null);
  return (
    <li
      className={cx(
        'min-w-0 rounded-14 border p-2.5 text-12',
        isYours
          ? 'border-accent-outline bg-accent-soft'
          : state === 'now'
            ? 'border-live-outline'
            : 'border-line',
      )}
    >
      <p className="flex items-baseline justify-between gap-2 text-ink-2 figures">
        <span dir="ltr">{`#${number(place)}`}</span>
        <bdi className={cx('truncate', isYours && 'font-semibold text-accent-text')}>{whose}</bdi>
      </p>
      <p dir="auto" className={cx('mt-0.5 wrap-anywhere', content ? 'text-14 font-semibold' : 'text-ink-2')}>
        {content ?? (isSettled ? null : (price ?? t(`breaks.${words[state]}`)))}
      </p>
      {price && onBuy ? (
        <Button
          look="soft"
          size={32}
          block
          className="touch-44 mt-1.5"
          aria-label={t('breaks.buySpotAloud', { number: number(place), price })}
          onClick={() => onBuy(place)}
        >
          {t('roomList.buy')}
        </Button>
      ) : null}
      {content && state === 'house' ? <p className="text-ink-2">{t('breaks.house')}</p> : null}
    </li>
  );
}
