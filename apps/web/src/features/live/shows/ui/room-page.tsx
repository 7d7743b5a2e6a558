import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useServerTime } from '@/platform/live/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { ClockOffset } from '@/ui/countdown/clock-offset.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { phaseOf } from '../model/room.ts';
import { type Room, useLiveShow } from '../model/use-live-show.ts';
import { LiveRoom, type RoomParts } from './live-room.tsx';
import { RoomBefore } from './room-before.tsx';

interface HostParts {
  /** Of who leads the show: before it, in place of the reminder, and while it is live, in place of the room. */
  doors?: (show: Show) => ReactNode;
  /** In place of all of the door, while its host tries what will be seen. */
  rehearsal?: (show: Show) => ReactNode;
  hosting?: (room: Room) => ReactNode;
}

interface AskedPart {
  /** Of a show to come: that one is asked to lead it, too. */
  asked?: (show: Show) => ReactNode;
}

interface ReplayPart {
  /** A show that is over, with what was recorded of it. */
  replay: (show: Show) => ReactNode;
}

interface RoomPageProps extends RoomParts, HostParts, AskedPart, ReplayPart {
  show: Show;
  /** The market's header, for screens that are wide enough. */
  header: ReactNode;
}

/** A room is dark whatever the theme: nothing outshines what is shown. */
export function RoomPage({ show, header, ...parts }: RoomPageProps) {
  const offsetMs = useServerTime()?.offsetMs ?? 0;
  const room = useLiveShow(show, offsetMs);
  return (
    <div data-theme="dark" className="flex h-full flex-col bg-paper text-ink-1">
      <div className="relative z-30 max-lg:hidden">{header}</div>
      <ClockOffset value={offsetMs}>
        <Phase room={room} parts={parts} />
      </ClockOffset>
    </div>
  );
}

function Phase({ room, parts }: { room: Room; parts: RoomParts & HostParts & AskedPart & ReplayPart }) {
  const { show } = room;
  const phase = phaseOf(show);
  const { doors, rehearsal, hosting, asked, replay, ...seen } = parts;
  const leads = show.can.host;
  if (phase === 'before' && leads && rehearsal) return rehearsal(show);
  if (phase === 'before')
    return <RoomBefore show={show} doors={leads ? doors?.(show) : null} asked={asked?.(show)} />;
  if (phase === 'over') return replay(show);
  if (phase === 'cancelled') return <Cancelled show={show} />;
  return (
    <>
      <h1 className="sr-only">{show.title}</h1>
      {leads && hosting ? hosting(room) : <LiveRoom room={room} {...seen} />}
    </>
  );
}

function Cancelled({ show }: { show: Show }) {
  const t = useT();
  return (
    <div className="grid grow place-items-center">
      <h1 className="sr-only">{show.title}</h1>
      <EmptyState
        title={t('live.cancelled', { title: show.title })}
        note={t('live.cancelledNote', { shop: show.shop.name })}
        action={
          <ButtonLink to="/shop/$shopId" params={{ shopId: show.shop._id }} look="accent" size={48}>
            {t('live.visitShop')}
          </ButtonLink>
        }
      />
    </div>
  );
}
