import type { Event } from '@souk/shared/market/events/schema.ts';
import { CalendarPlus, ExternalLink, MapPin, MonitorPlay, Share, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { apiBase } from '@/platform/api/base.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { useShare } from '@/ui/share/use-share.ts';
import { ownSpanOf, spanOf } from '../model/event-span.ts';
import { clocksDiffer, useOwnZone } from '../model/own-clock.ts';

/** The facts one plans by: on the clock of its place, and on one's own where that differs. */
export function WhenAndWhere({ event }: { event: Event }) {
  const t = useT();
  const share = useShare();
  const { code } = useLanguage();
  const { number } = useFormat();
  const when = spanOf(event, code);
  const own = useOwnZone();
  const differs = own !== null && clocksDiffer(event, own);
  // Asked for in any case, so that the words come with the page.
  const yourTime = t('events.yourTime', { time: differs ? ownSpanOf(event, own, code) : '' });
  const Where = event.online ? MonitorPlay : MapPin;
  const isTold = event.status === 'active' || event.status === 'cancelled';
  return (
    <div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact icon={<CalendarPlus size={20} strokeWidth={1.8} aria-hidden="true" />} title={when.day}>
          {when.hours}
          {differs ? <span className="block text-ink-3">{yourTime}</span> : null}
        </Fact>
        <Fact
          icon={<Where size={20} strokeWidth={1.8} aria-hidden="true" />}
          title={event.online ? t('ui.online') : (event.place ?? event.city ?? t('market.placeLater'))}
        >
          {event.online
            ? t(event.link ? 'events.linkNote' : 'market.onlineNote')
            : [event.address, event.city].filter(Boolean).join(', ')}
        </Fact>
        {event.capacity === null ? null : (
          <Fact
            icon={<Users size={20} strokeWidth={1.8} aria-hidden="true" />}
            title={t('market.upToPeople', { count: event.capacity })}
          >
            {event.seatsLeft === null
              ? t('ui.openSeats')
              : t('ui.seatsLeft', { count: event.seatsLeft, shown: number(event.seatsLeft) })}
          </Fact>
        )}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        {isTold ? (
          <a href={`${apiBase}/events/${event._id}.ics`} className={buttonStyle({})}>
            <CalendarPlus size={18} aria-hidden="true" />
            {t('market.addToCalendar')}
          </a>
        ) : null}
        {event.link ? (
          <a href={event.link} target="_blank" rel="noreferrer" className={buttonStyle({})}>
            <ExternalLink size={18} aria-hidden="true" />
            {t('events.openLink')}
          </a>
        ) : null}
        {isTold ? (
          <IconButton label={t('market.share')} onClick={() => void share(event.title)}>
            <Share size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="relative ps-14 text-16 font-semibold">
        <span className="absolute start-0 top-0 grid size-11 place-items-center rounded-12 bg-fill text-ink-1">
          {icon}
        </span>
        {title}
      </dt>
      <dd className="ps-14 text-14 text-ink-2 figures">{children}</dd>
    </div>
  );
}
