import { Play } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { Picture } from '../picture/picture.tsx';
import { type ShowCardProps, ShowWords, showCardSizes } from './live-show-card.tsx';

/** A show that is over and can be watched again. */
export function ReplayCard({ show, priority, className }: ShowCardProps) {
  const t = useT();
  const { date } = useFormat();
  return (
    <article className={cx('relative min-w-0', className)}>
      <div className="relative overflow-hidden rounded-20">
        <Picture image={show.cover} alt="" ratio="9/16" sizes={showCardSizes} priority={priority} />
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-b from-black/25 via-transparent via-25% to-black/40"
        />
        <span className="absolute start-3 top-3 inline-flex min-h-6 items-center rounded-6 bg-black/60 px-2 text-12 font-semibold text-white">
          {t('ui.replay')}
        </span>
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-black/50 text-white"
        >
          <Play size={24} fill="currentColor" className="ms-0.5" />
        </span>
        <p className="absolute inset-x-3 bottom-3 flex justify-between text-12 font-medium text-white figures">
          <span>{date(show.startsAt)}</span>
          <span>{t('ui.lots', { count: show.lotCount })}</span>
        </p>
      </div>
      <ShowWords show={show} />
    </article>
  );
}
