import { GoLive } from '@/features/live/hosting/ui/go-live.tsx';
import { HostRoom } from '@/features/live/hosting/ui/host-room.tsx';
import { FloatingReactions } from '@/features/live/room-chat/ui/floating-reactions.tsx';
import { RoomChat } from '@/features/live/room-chat/ui/room-chat.tsx';
import type { Room } from '@/features/live/shows/model/use-live-show.ts';
import { HostStage } from '@/features/live/shows/ui/host-stage.tsx';
import { PickDrawer } from '@/features/live/shows/ui/schedule/pick-drawer.tsx';
import { useStudio } from '@/features/live/studio/model/use-studio.ts';
import { StudioControls } from '@/features/live/studio/ui/studio-controls.tsx';
import { StudioPicture } from '@/features/live/studio/ui/studio-picture.tsx';

// Nobody bids on their own lots.
const nobody: readonly string[] = [];

/** The room of a show for who leads it. */
export function HostSide({ room }: { room: Room }) {
  const { show } = room;
  const studio = useStudio(show._id);
  return (
    <HostRoom
      show={show}
      stage={(over) => (
        <HostStage
          room={room}
          video={studio && <StudioPicture studio={studio} />}
          controls={studio && <StudioControls studio={studio} />}
          reactions={<FloatingReactions showId={show._id} />}
        >
          {over}
        </HostStage>
      )}
      chat={(rail) => <RoomChat show={show} lots={show.lots} ownIds={nobody} rail={rail} />}
      pick={({ onPick, ...picking }) => (
        <PickDrawer {...picking} shopId={show.shop._id} onPick={({ _id }, on) => onPick(_id, on)} />
      )}
    />
  );
}

export { GoLive };
