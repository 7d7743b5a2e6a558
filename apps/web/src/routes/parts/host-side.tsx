import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { Approvals } from '@/features/live/auction-lists/ui/approvals.tsx';
import { BreakDesk } from '@/features/live/breaks/ui/break-desk.tsx';
import { HostSecond } from '@/features/live/co-hosts/ui/host-second.tsx';
import { HostFlashSale } from '@/features/live/flash-sales/ui/host-flash-sale.tsx';
import { HostGiveaways } from '@/features/live/giveaways/ui/host/host-giveaways.tsx';
import { goLive } from '@/features/live/hosting/api/host-acts.ts';
import { useHosting } from '@/features/live/hosting/model/use-hosting.ts';
import { GoLive } from '@/features/live/hosting/ui/go-live.tsx';
import { HostRoom } from '@/features/live/hosting/ui/host-room.tsx';
import { ShipsNowhere } from '@/features/live/hosting/ui/ships-nowhere.tsx';
import { HostPolls } from '@/features/live/polls/ui/host-polls.tsx';
import { FloatingReactions } from '@/features/live/room-chat/ui/floating-reactions.tsx';
import { RoomChat } from '@/features/live/room-chat/ui/room-chat.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { HammerCard } from '@/features/live/shows/ui/hammer-card.tsx';
import { HostStage } from '@/features/live/shows/ui/host-stage.tsx';
import { PickDrawer } from '@/features/live/shows/ui/schedule/pick-drawer.tsx';
import type { Studio } from '@/features/live/studio/model/studio.ts';
import { useStudio } from '@/features/live/studio/model/use-studio.ts';
import { LineNotice } from '@/features/live/studio/ui/line-notice.tsx';
import { Rehearsal } from '@/features/live/studio/ui/rehearsal.tsx';
import { SentElsewhere } from '@/features/live/studio/ui/sent-elsewhere.tsx';
import { StudioControls } from '@/features/live/studio/ui/studio-controls.tsx';
import { StudioPicture, WayOnAir } from '@/features/live/studio/ui/studio-picture.tsx';
import { onAirOf } from '@/features/live/video/model/picture-state.ts';
import { useSecond } from '@/features/live/video/model/use-second.ts';
import { ShowVideo } from '@/features/live/video/ui/show-video.tsx';
import { TwoPictures } from '@/features/live/video/ui/two-pictures.tsx';
import { useLiveDoc } from '@/platform/live/index.ts';

// What is opened by a press comes with it.
const BeginRaid = lazy(async () => ({
  default: (await import('@/features/live/raids/ui/begin-raid.tsx')).BeginRaid,
}));
const StartFlashSale = lazy(async () => ({
  default: (await import('@/features/live/flash-sales/ui/start-flash-sale.tsx')).StartFlashSale,
}));

// Nobody bids on their own lots.
const nobody: readonly string[] = [];

/** The room of a show for who leads it. */
export function HostSide({ room }: { room: Room }) {
  const { show } = room;
  const studio = useStudio(show._id);
  const second = useSecond(show._id);
  const tellFailure = useTellFailure();
  return (
    <HostRoom
      show={show}
      stage={(over) => (
        <HostStage
          room={room}
          video={
            studio && (
              <TwoPictures showId={show._id}>
                <HostPicture show={show} studio={studio} />
              </TwoPictures>
            )
          }
          controls={studio && <StudioControls studio={studio} />}
          reactions={<FloatingReactions showId={show._id} />}
        >
          {over}
          {studio ? <LineNotice studio={studio} /> : null}
        </HostStage>
      )}
      chat={(rail) => <RoomChat show={show} lots={show.lots} ownIds={nobody} rail={rail} />}
      more={(leading) => (
        <>
          <HostSecond showId={show._id} second={second} leading={leading} />
          <HostPolls showId={show._id} leading={leading} />
          <HostGiveaways
            showId={show._id}
            currency={leading.hosting.currency}
            leading={leading}
            pick={({ open, picked, onPick, onClose }) => (
              <PickDrawer
                open={open}
                onOpenChange={(stays) => (stays ? undefined : onClose())}
                shopId={show.shop._id}
                picked={picked ? [picked] : []}
                onPick={(product, on) => onPick(on ? product : null)}
              />
            )}
          />
        </>
      )}
      raid={(leading, { disabled, onDone }) => (
        <Suspense fallback={null}>
          <BeginRaid showId={show._id} disabled={disabled} leading={leading} onDone={onDone} />
        </Suspense>
      )}
      camera={studio && <HostWayOnAir studio={studio} />}
      approvals={<Approvals shopId={show.shop._id} onFailure={tellFailure} />}
      flash={{
        card: (leading) => <HostFlashSale showId={show._id} leading={leading} />,
        start: (leading, productId, onClose) => (
          <Suspense fallback={null}>
            <StartFlashSale showId={show._id} productId={productId} leading={leading} onClose={onClose} />
          </Suspense>
        ),
      }}
      breaks={({ act, busy, hosting }) => (
        <BreakDesk showId={show._id} lots={show.lots} currency={hosting.currency} busy={busy} act={act} />
      )}
      pick={({ onPick, ...picking }) => (
        <PickDrawer {...picking} shopId={show.shop._id} onPick={({ _id }, on) => onPick(_id, on)} />
      )}
    />
  );
}

interface HostPictureProps {
  show: Room['show'];
  studio: Studio;
}

/** What viewers see, whoever of the host's sends it, or the way on air. */
function HostPicture({ show, studio }: HostPictureProps) {
  if (!useSentElsewhere(studio)) return <StudioPicture studio={studio} />;
  return (
    <>
      <ShowVideo show={show} />
      <SentElsewhere studio={studio} />
    </>
  );
}

/** The way on air where the picture lies behind the host's cards. */
function HostWayOnAir({ studio }: { studio: Studio }) {
  return useSentElsewhere(studio) ? null : <WayOnAir studio={studio} />;
}

/** Nothing was begun here, and viewers see something all the same. */
function useSentElsewhere(studio: Studio): boolean {
  const told = useLiveDoc(`rooms/${studio.showId}/state/video`);
  const { line, problem, isOpening } = studio.state();
  const isIdle = line === null && problem === null && !isOpening;
  return isIdle && !told?.fromCache && onAirOf(told?.doc?.data) === 'on-air';
}

/** Before the show, for who leads it: seen and heard by nobody else. */
export function HostRehearsal({ show }: { show: Show }) {
  const studio = useStudio(show._id);
  const { act, busy, hosting } = useHosting(show);
  const navigate = useNavigate();
  const begin = async () => {
    if (await act(() => goLive(show._id)))
      await navigate({ to: '/live/$roomId', params: { roomId: show._id }, replace: true });
  };
  return studio ? (
    <Rehearsal
      show={show}
      studio={studio}
      sold={(hammer, onClose) => <HammerCard hammer={hammer} isWon={false} onClose={onClose} />}
      isBusy={busy}
      onGoLive={() => void begin()}
      warning={hosting ? <ShipsNowhere lots={hosting.lots} /> : null}
    />
  ) : null;
}

export { GoLive };
