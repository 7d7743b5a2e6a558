import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { getReplay } from '@/features/live/replays/api/get-replay.ts';
import { usePlaying } from '@/features/live/replays/model/use-playing.ts';
import { useRecorded } from '@/features/live/replays/model/use-recorded.ts';
import { NoRecording } from '@/features/live/replays/ui/no-recording.tsx';
import { RecordedControls } from '@/features/live/replays/ui/recorded-controls.tsx';
import { RecordedPicture } from '@/features/live/replays/ui/recorded-picture.tsx';
import { RoomOver } from '@/features/live/shows/ui/room-over.tsx';

interface ReplayRoomProps {
  show: Show;
  /** The second that its address asks for. */
  asked: number | null;
}

/** A show that is over, to be watched again where it was recorded. */
export function ReplayRoom({ show, asked }: ReplayRoomProps) {
  const { data: replay } = useQuery(getReplay(show._id));
  const isReady = replay?.state === 'ready';
  const player = useRecorded(show._id, isReady ? replay : null, asked);
  const current = usePlaying(player, replay?.lots);
  if (!replay || !isReady || !player) {
    return <RoomOver show={show} note={replay && !isReady ? <NoRecording state={replay.state} /> : null} />;
  }
  const placeOf = (lotId: string) => replay.lots.find((lot) => lot.lotId === lotId)?.startsAt ?? null;
  return (
    <RoomOver
      show={show}
      playback={{
        picture: <RecordedPicture player={player} />,
        controls: (now) => <RecordedControls player={player} replay={replay} show={show} now={now} />,
        current,
        placeOf,
        jumpTo: (lotId) => player.playFrom(placeOf(lotId) ?? 0),
      }}
    />
  );
}
