import type { Event } from '@souk/shared/events/schema.ts';
import { CalendarPlus, MapPin, MonitorPlay, Share, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '@/platform/files/save-file.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { DateTile } from '@/ui/event-card/event-card.tsx';
import { FavoriteButton } from '@/ui/favorite/favorite-button.tsx';
import { useKept } from '@/ui/kept/keeping.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { share } from '@/ui/share/share.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { spanOf } from '../model/event-span.ts';

interface EventPageProps {
  event: Event;
  tickets: ReactNode;
  seller: ReactNode;
}

export function EventPage({ event, tickets, seller }: EventPageProps) {
  const t = useT();
  return (
    <div className="pt-4 sm:pt-6">
      <div className="relative max-sm:-mx-4">
        <Picture
          image={event.image}
          priority
          ratio="3/1"
          sizes="(width < 1376px) 100vw, 1312px"
          className="max-sm:!aspect-[16/10] sm:rounded-20"
        />
        <DateTile
          at={event.startsAt}
          timeZone={event.timeZone}
          className="absolute start-4 top-4 sm:scale-120 sm:origin-top-left rtl:sm:origin-top-right"
        />
        <Heart event={event} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
        <div className="grid min-w-0 content-start gap-7">
          <div>
            <p className="text-14 font-medium text-ink-2">{event.category.name}</p>
            <h1 className="display mt-1.5 text-28 sm:text-36">{event.title}</h1>
          </div>
          <WhenAndWhere event={event} />
          <section aria-labelledby="event-about">
            <h2 id="event-about" className="display text-22">
              {t('market.aboutEvent')}
            </h2>
            <div className="mt-3 grid max-w-[68ch] gap-3 text-16 leading-relaxed text-ink-2">
              {event.description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
            </div>
          </section>
        </div>
        <div className="grid h-fit min-w-0 gap-4">
          {tickets}
          {seller}
        </div>
      </div>
    </div>
  );
}

function Heart({ event }: { event: Event }) {
  const [favorite, change] = useKept('event', { _id: event._id, name: event.title }, event.favorite);
  if (!change) return null;
  return (
    <FavoriteButton
      title={event.title}
      favorite={favorite}
      onChange={change}
      size={48}
      className="!absolute end-4 top-4"
    />
  );
}

function WhenAndWhere({ event }: { event: Event }) {
  const t = useT();
  const { code } = useLanguage();
  const { number } = useFormat();
  const when = spanOf(event, code);
  const Where = event.online ? MonitorPlay : MapPin;
  return (
    <div>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Fact icon={<CalendarPlus size={20} strokeWidth={1.8} aria-hidden="true" />} title={when.day}>
          {when.hours}
        </Fact>
        <Fact
          icon={<Where size={20} strokeWidth={1.8} aria-hidden="true" />}
          title={event.online ? t('ui.online') : (event.place ?? event.city ?? t('market.placeLater'))}
        >
          {event.online ? t('market.onlineNote') : [event.address, event.city].filter(Boolean).join(', ')}
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
      <div className="mt-5 flex gap-2">
        <Button icon={<CalendarPlus size={18} aria-hidden="true" />} onClick={() => saveToCalendar(event)}>
          {t('market.addToCalendar')}
        </Button>
        <IconButton label={t('market.share')} onClick={() => void share(event.title, t('market.linkCopied'))}>
          <Share size={18} aria-hidden="true" />
        </IconButton>
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

function saveToCalendar(event: Event): void {
  const file = new Blob([calendarFile(event, location.href, new Date())], {
    type: 'text/calendar;charset=utf-8',
  });
  saveFile(file, `${event.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.ics`);
}
