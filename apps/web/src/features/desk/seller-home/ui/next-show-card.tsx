import type { SellerHome } from '@souk/shared/desk/seller-home/schema.ts';
import { CalendarDays } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Picture } from '@/ui/picture/picture.tsx';

type Show = NonNullable<SellerHome['nextShow']>;

/** The show that comes next, or is on now. */
export function NextShowCard({ show }: { show: Show }) {
  const t = useT();
  const { dayAndTime, relative, number } = useFormat();
  // Words such as "in 3 hours" change with time.
  useNow(60_000);
  const isLive = show.state === 'live';
  return (
    <section
      aria-label={t('sell.nextShow')}
      className="overflow-hidden rounded-16 border border-line bg-surface"
    >
      <div className="relative">
        <Picture image={show.cover} alt="" ratio="16/10" sizes="(width < 1280px) 100vw, 328px" />
        <span className="absolute start-3 top-3">
          {isLive ? (
            <LiveBadge />
          ) : (
            <span className="inline-flex min-h-7 items-center gap-1.5 rounded-8 bg-black/60 px-2.5 text-13 font-semibold text-white figures">
              <CalendarDays size={15} aria-hidden="true" />
              {dayAndTime(show.startsAt)}
            </span>
          )}
        </span>
      </div>
      <div className="p-5">
        <h2 className="display text-18 wrap-anywhere">{show.title}</h2>
        <p className="mt-1 text-14 text-ink-2">
          {isLive ? t('sell.onAir') : t('sell.starts', { when: relative(show.startsAt) })}
        </p>
        <dl className="mt-4 grid grid-cols-3 divide-x divide-line rounded-12 border border-line text-center rtl:divide-x-reverse">
          <Fact value={number(show.lotCount)} words={t('sell.lots', { count: show.lotCount })} />
          <Fact
            value={number(show.reminderCount)}
            words={t('sell.reminders', { count: show.reminderCount })}
          />
          <Fact value={number(show.preBidCount)} words={t('sell.preBids', { count: show.preBidCount })} />
        </dl>
        <ButtonLink
          to="/live/$roomId"
          params={{ roomId: show._id }}
          look="ink"
          size={44}
          block
          className="mt-4"
        >
          {t('sell.openShow')}
        </ButtonLink>
      </div>
    </section>
  );
}

function Fact({ value, words }: { value: string; words: string }) {
  return (
    <div className="flex flex-col-reverse px-2 py-2.5">
      <dt className="text-12 wrap-anywhere text-ink-2">{words}</dt>
      <dd className="text-16 font-semibold figures">{value}</dd>
    </div>
  );
}
