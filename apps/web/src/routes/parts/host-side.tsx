import { type ReactNode, Suspense, useEffect } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { HostRoom } from '@/features/live/hosting/ui/host-room.tsx';
import { FloatingReactions } from '@/features/live/room-chat/ui/floating-reactions.tsx';
import { RoomChat } from '@/features/live/room-chat/ui/room-chat.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { HostStage } from '@/features/live/shows/ui/host-stage.tsx';
import type { Studio } from '@/features/live/studio/model/studio.ts';
import { useStudio } from '@/features/live/studio/model/use-studio.ts';
import { LineNotice } from '@/features/live/studio/ui/line-notice.tsx';
import { StudioPicture, WayOnAir } from '@/features/live/studio/ui/studio-picture.tsx';
import { onAirOf } from '@/features/live/video/model/picture-state.ts';
import { useSecond } from '@/features/live/video/model/use-second.ts';
import { closeWatched } from '@/features/live/video/model/watched.store.ts';
import { TwoPictures } from '@/features/live/video/ui/two-pictures.tsx';
import { useLiveDoc } from '@/platform/live/index.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const HostControls = lazyPart(async () => (await import('./host-controls.tsx')).HostControls);

// The picture and the lot come first: what a host does beside them follows.
const Approvals = lazyPart(
  async () => (await import('@/features/live/auction-lists/ui/approvals.tsx')).Approvals,
);
const BreakDesk = lazyPart(async () => (await import('@/features/live/breaks/ui/break-desk.tsx')).BreakDesk);
const HostSecond = lazyPart(
  async () => (await import('@/features/live/co-hosts/ui/host-second.tsx')).HostSecond,
);
const HostFlashSale = lazyPart(
  async () => (await import('@/features/live/flash-sales/ui/host-flash-sale.tsx')).HostFlashSale,
);
const HostGiveaways = lazyPart(
  async () => (await import('@/features/live/giveaways/ui/host/host-giveaways.tsx')).HostGiveaways,
);
const HostPolls = lazyPart(async () => (await import('@/features/live/polls/ui/host-polls.tsx')).HostPolls);
const OffersDrawer = lazyPart(
  async () => (await import('@/features/market/offers/ui/offers-drawer.tsx')).OffersDrawer,
);
const PickDrawer = lazyPart(
  async () => (await import('@/features/live/shows/ui/schedule/pick-drawer.tsx')).PickDrawer,
);
const RecordingNotice = lazyPart(
  async () => (await import('@/features/live/studio/ui/recording-notice.tsx')).RecordingNotice,
);
const SentElsewhere = lazyPart(
  async () => (await import('@/features/live/studio/ui/sent-elsewhere.tsx')).SentElsewhere,
);
const ShowVideo = lazyPart(async () => (await import('@/features/live/video/ui/show-video.tsx')).ShowVideo);
const BeginRaid = lazyPart(async () => (await import('@/features/live/raids/ui/begin-raid.tsx')).BeginRaid);
const StartFlashSale = lazyPart(
  async () => (await import('@/features/live/flash-sales/ui/start-flash-sale.tsx')).StartFlashSale,
);

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
          controls={
            <Later>
              <HostControls show={show} studio={studio} />
            </Later>
          }
          reactions={<FloatingReactions showId={show._id} />}
          figures={over}
        >
          {studio ? <LineNotice studio={studio} /> : null}
          {show.state === 'live' ? (
            <Later>
              <RecordingNotice showId={show._id} />
            </Later>
          ) : null}
        </HostStage>
      )}
      chat={(rail) => <RoomChat show={show} lots={show.lots} ownIds={nobody} rail={rail} />}
      more={(leading) => (
        <Later>
          <HostSecond showId={show._id} second={second} leading={leading} />
          <HostPolls showId={show._id} leading={leading} />
          <HostGiveaways
            showId={show._id}
            currency={leading.hosting.currency}
            leading={leading}
            pick={({ open, picked, onPick, onClose }) => (
              <PickDrawer
                dark
                open={open}
                onOpenChange={(stays) => (stays ? undefined : onClose())}
                shopId={show.shop._id}
                picked={picked ? [picked] : []}
                onPick={(product, on) => onPick(on ? product : null)}
              />
            )}
          />
        </Later>
      )}
      raid={(leading, { disabled, onDone }) => (
        <Later>
          <BeginRaid showId={show._id} disabled={disabled} leading={leading} onDone={onDone} />
        </Later>
      )}
      camera={studio && <HostWayOnAir studio={studio} />}
      approvals={
        <Later>
          <Approvals shopId={show.shop._id} onFailure={tellFailure} />
        </Later>
      }
      offers={(sale, ways) => (
        <Later>
          <OffersDrawer
            shopId={show.shop._id}
            takesOffers={sale.some(({ acceptsOffers }) => acceptsOffers)}
            {...ways}
          />
        </Later>
      )}
      flash={{
        card: (leading) => (
          <Later>
            <HostFlashSale showId={show._id} leading={leading} />
          </Later>
        ),
        start: (leading, productId, onClose) => (
          <Later>
            <StartFlashSale showId={show._id} productId={productId} leading={leading} onClose={onClose} />
          </Later>
        ),
      }}
      breaks={({ act, busy, hosting }) => (
        <Later>
          <BreakDesk showId={show._id} lots={show.lots} currency={hosting.currency} busy={busy} act={act} />
        </Later>
      )}
      pick={({ onPick, ...picking }) => (
        <Later>
          <PickDrawer
            {...picking}
            dark
            shopId={show.shop._id}
            onPick={({ _id }, on, variantId) => onPick(_id, on, variantId)}
          />
        </Later>
      )}
    />
  );
}

interface HostPictureProps {
  show: Room['show'];
  studio: Studio;
}

/** What viewers see, from whichever of the host's devices, or the way on air. */
function HostPicture({ show, studio }: HostPictureProps) {
  const isElsewhere = useSentElsewhere(studio);
  useEffect(() => {
    // What was watched here before would go on in a corner, over the host's own buttons.
    if (!isElsewhere) closeWatched();
  }, [isElsewhere]);
  if (!isElsewhere) return <StudioPicture studio={studio} />;
  return (
    <Later>
      <ShowVideo show={show} />
      <SentElsewhere studio={studio} />
    </Later>
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

function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
