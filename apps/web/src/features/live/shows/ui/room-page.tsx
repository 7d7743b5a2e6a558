import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { phaseOf } from '../model/room.ts';
import { LiveRoom } from './live-room.tsx';
import { RoomBefore } from './room-before.tsx';
import { RoomOver } from './room-over.tsx';

interface RoomPageProps {
  show: Show;
  /** The market's header, for screens that are wide enough. */
  header: ReactNode;
  dock: ReactNode;
}

/** A room is dark whatever the theme: nothing outshines what is shown. */
export function RoomPage({ show, header, dock }: RoomPageProps) {
  return (
    <div
      data-theme="dark"
      className="flex h-[calc(100dvh-var(--toast-room,0px))] flex-col bg-paper text-ink-1"
    >
      <div className="relative z-30 max-lg:hidden">{header}</div>
      <Phase show={show} dock={dock} />
    </div>
  );
}

function Phase({ show, dock }: Omit<RoomPageProps, 'header'>) {
  const phase = phaseOf(show);
  if (phase === 'before') return <RoomBefore show={show} />;
  if (phase === 'over') return <RoomOver show={show} />;
  if (phase === 'cancelled') return <Cancelled show={show} />;
  return (
    <>
      <h1 className="sr-only">{show.title}</h1>
      <LiveRoom show={show} dock={dock} />
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
