import type { Replay } from '@souk/shared/live/replays/schema.ts';
import type { RecordedPlayer } from '@/features/live/replays/model/recorded-player.ts';
import { useScreenThen, useSecondThen } from '@/features/live/replays/model/use-playing.ts';
import { RecordedPicture } from '@/features/live/replays/ui/recorded-picture.tsx';
import { TwoPlaces } from '@/features/live/video/ui/two-places.tsx';
import { VideoAlong } from '@/platform/hls/video-along.tsx';

interface RecordedPicturesProps {
  player: RecordedPlayer;
  recorded: Pick<Replay, 'screens' | 'second'>;
}

/** What was recorded of a show, with the second picture where viewers had it. */
export function RecordedPictures({ player, recorded: { screens, second } }: RecordedPicturesProps) {
  const then = useSecondThen(player, second);
  const isScreen = useScreenThen(player, screens);
  // Nothing of it is fetched before the viewer plays it.
  const isBegun = player.state(({ hasPicture }) => hasPicture);
  return (
    <RecordedPicture
      player={player}
      isScreen={isScreen}
      frame={(own) => (
        <TwoPlaces
          on="replay"
          layout={then?.isSeen && isBegun ? then.layout : null}
          name={then?.name ?? ''}
          isMuted={then ? !then.isHeard : false}
          second={
            then && isBegun ? (
              <VideoAlong
                key={then.playlist}
                {...{ own: player.video, from: 0 }}
                playlist={then.playlist}
                isHeard={then.isHeard}
              />
            ) : null
          }
        >
          {own}
        </TwoPlaces>
      )}
    />
  );
}
