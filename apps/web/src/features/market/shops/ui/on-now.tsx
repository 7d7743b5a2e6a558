import { writeDate, writeTime } from '@souk/shared/languages/dates.ts';
import { isToCome } from '@souk/shared/live/shows/lifecycle.ts';
import type { EventCard } from '@souk/shared/market/events/schema.ts';
import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { LiveBadge, ViewerCount } from '@/ui/badge/badge.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { cx } from '@/ui/cx.ts';
import { UpcomingCardWithBell } from '@/ui/favorite/cards-with-heart.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Price } from '@/ui/price/price.tsx';

type OnNowProps = { shows: readonly ShowCard[]; events: readonly EventCard[] };

/** What happens in this shop: on air, soon, and the next event. */
export function OnNow({ shows, events }: OnNowProps) {
  const live = shows.find(({ state }) => state === 'live');
  const coming = shows.filter(({ state }) => isToCome(state)).slice(0, 2);
  const [event] = events;
  if (!live && coming.length === 0 && !event) return null;
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3 sm:mt-6 sm:gap-4 xl:grid-cols-[minmax(0,48fr)_minmax(0,52fr)]">
      {live ? <OnAir show={live} /> : null}
      <div className={cx('grid min-w-0 content-start gap-3 sm:gap-4', !live && 'xl:col-span-2')}>
        <div className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto bare-scroll px-4 empty:hidden sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-4 sm:px-0">
          {coming.map((show) => (
            <UpcomingCardWithBell
              key={show._id}
              show={show}
              showShop={false}
              className="max-sm:w-[80vw] max-sm:shrink-0 max-sm:snap-start"
            />
          ))}
        </div>
        {event ? <NextEvent event={event} /> : null}
      </div>
    </div>
  );
}

function OnAir({ show }: { show: ShowCard }) {
  const t = useT();
  const lot = show.currentLot;
  return (
    <section
      aria-label={t('ui.live')}
      className="grid min-h-66 grid-cols-[minmax(0,34fr)_minmax(0,66fr)] overflow-hidden rounded-20 border border-line bg-surface"
    >
      <div className="relative">
        <Picture
          image={show.cover}
          alt=""
          ratio="3/4"
          priority
          sizes="210px"
          className="!absolute inset-0 h-full !aspect-auto"
        />
        <div className="absolute start-2.5 top-2.5 flex flex-wrap gap-1.5 sm:start-3 sm:top-3">
          <LiveBadge />
          <ViewerCount count={show.viewerCount} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col p-4 sm:p-5">
        <h2 className="display text-22">{show.title}</h2>
        <p className="mt-1.5 text-14 text-ink-2">
          {lot?.number
            ? t('market.lotWith', { number: lot.number, of: show.lotCount, host: show.host.name })
            : t('market.with', { host: show.host.name })}
        </p>
        <div className="mt-auto pt-4">
          {lot ? (
            <div className="mb-4 flex items-center gap-3">
              <Picture
                image={lot.image}
                alt=""
                ratio="4/5"
                sizes="56px"
                className="!w-14 shrink-0 rounded-10 max-sm:hidden"
              />
              <div className="min-w-0 grow">
                <p dir="auto" className="own-words truncate text-14 text-ink-2">
                  {lot.title}
                </p>
                <Price price={lot.price} size="panel" />
              </div>
              {lot.endsAt ? (
                <CountdownRing
                  endsAt={lot.endsAt}
                  kind="show"
                  size={48}
                  durationSeconds={lot.durationSeconds}
                />
              ) : null}
            </div>
          ) : null}
          <ButtonLink to="/live/$roomId" params={{ roomId: show._id }} look="accent" size={44} block>
            {t('market.joinAndBid')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function NextEvent({ event }: { event: EventCard }) {
  const t = useT();
  const { money } = useFormat();
  const { code } = useLanguage();
  const seats = event.seatsLeft === null ? t('ui.openSeats') : t('ui.seatsLeft', { count: event.seatsLeft });
  const there = { locale: code, timeZone: event.timeZone };
  const where = event.online ? t('ui.online') : (event.place ?? event.city);
  return (
    <section className="relative grid min-h-28 grid-cols-[minmax(0,30fr)_minmax(0,70fr)] overflow-hidden rounded-20 border border-line bg-surface">
      <div className="relative">
        <Picture
          image={event.image}
          alt=""
          ratio="16/9"
          // As wide as it is when its height fills the card; the rest is cut off.
          sizes="280px"
          className="!absolute inset-0 h-full !aspect-auto"
        />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-3 p-4 sm:px-5">
        <div className="min-w-0 grow basis-40">
          <p className="truncate text-12 font-semibold text-ink-2 figures">
            {[
              t('market.dayAt', {
                day: writeDate(event.startsAt, 'weekday', there),
                time: writeTime(event.startsAt, there),
              }),
              where,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <h2 className="mt-1 truncate text-16 font-semibold">
            <Link to="/event-view/$productId" params={{ productId: event._id }} className="card-link">
              {event.title}
            </Link>
          </h2>
          <p className="mt-0.5 text-14 text-ink-2 figures">{seats}</p>
        </div>
        <ButtonLink to="/event-view/$productId" params={{ productId: event._id }} className="z-1">
          {event.fromPrice.amount === 0
            ? t('market.ticketsFree')
            : t('market.ticketsFrom', { price: money(event.fromPrice) })}
        </ButtonLink>
      </div>
    </section>
  );
}
