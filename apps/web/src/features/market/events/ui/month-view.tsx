import { firstWeekdayOf, writeDate } from '@souk/shared/languages/dates.ts';
import type { EventCard } from '@souk/shared/market/events/schema.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { EventCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { daysOf, type Month, monthWord, shifted, weeksOf } from '../model/month.ts';

interface MonthViewProps {
  shopId: string;
  month: Month;
  todayIso: string;
  /** Null while they are on their way. */
  events: readonly EventCard[] | null;
}

/** A month of events: words on the days of a wide screen, dots and a list below on a phone. */
export function MonthView({ shopId, month, todayIso, events: known }: MonthViewProps) {
  const events = known ?? [];
  const t = useT();
  const format = useFormat();
  const { code } = useLanguage();
  const weeks = weeksOf(month, firstWeekdayOf(code));
  const onDay = (iso: string) => events.filter((event) => daysOf(event).includes(iso));
  const inUtc = { locale: format.locale, timeZone: 'UTC' };
  const inMonth = events.filter((event) => daysOf(event).some((iso) => iso.startsWith(monthWord(month))));
  return (
    <section aria-labelledby="month">
      <div className="mb-3 flex items-center gap-2">
        <h2 id="month" className="display grow text-22 first-letter:uppercase">
          {writeDate(Date.UTC(month.year, month.month - 1, 1), 'monthAndYear', inUtc)}
        </h2>
        <MonthLink shopId={shopId} to={shifted(month, -1)} label={t('ui.previousMonth')}>
          <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </MonthLink>
        <MonthLink shopId={shopId} to={shifted(month, 1)} label={t('ui.nextMonth')}>
          <ChevronRight size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        </MonthLink>
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-16 border border-line bg-surface text-start">
        <thead>
          <tr>
            {weeks[0]?.map(({ iso }) => (
              <th
                key={iso}
                scope="col"
                className="border-b border-line py-2.5 text-12 font-medium text-ink-3"
              >
                {writeDate(iso, 'weekdayName', inUtc)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.iso}>
              {week.map(({ iso, day, inMonth }) => (
                <td
                  key={iso}
                  className={cx(
                    'h-12 border-b border-hairline p-1 align-top sm:h-26 sm:border-e sm:p-2',
                    !inMonth && 'bg-sunken/60',
                  )}
                >
                  <span
                    className={cx(
                      'mx-auto grid size-7 place-items-center rounded-full text-14 figures sm:mx-0 sm:text-12',
                      iso === todayIso
                        ? 'bg-ink font-semibold text-on-ink'
                        : inMonth
                          ? 'text-ink-1'
                          : 'text-ink-3',
                    )}
                  >
                    {format.number(day)}
                  </span>
                  {onDay(iso).map((event) => (
                    <DayEvent key={event._id} event={event} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {known === null ? null : inMonth.length === 0 ? (
        <p className="mt-5 text-center text-14 text-ink-2">{t('market.nothingThisMonth')}</p>
      ) : (
        <div className="mt-6 grid gap-6 sm:hidden">
          {inMonth.map((event) => (
            <EventCardWithHeart key={event._id} event={event} />
          ))}
        </div>
      )}
    </section>
  );
}

function DayEvent({ event }: { event: EventCard }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="mx-auto mt-0.5 block size-1.5 rounded-full bg-accent-outline sm:hidden"
      />
      <Link
        to="/event-view/$productId"
        params={{ productId: event._id }}
        className="mt-1 line-clamp-2 rounded-6 bg-accent-soft px-1.5 py-1 text-12 leading-tight font-medium text-ink-1 hover:underline max-sm:sr-only"
      >
        {event.title}
      </Link>
    </>
  );
}

function MonthLink({
  shopId,
  to,
  label,
  children,
}: {
  shopId: string;
  to: Month;
  label: string;
  children: React.ReactNode;
}) {
  const leafing = useSearch({ strict: false, select: (search) => 'month' in search });
  return (
    <Link
      to="/event/$shopId"
      params={{ shopId }}
      search={{ view: 'month', month: monthWord(to) }}
      // Leafing through the months is one step, which Back takes back.
      replace={leafing}
      resetScroll={false}
      aria-label={label}
      className="grid size-11 place-items-center rounded-12 hover:bg-fill"
    >
      {children}
    </Link>
  );
}
