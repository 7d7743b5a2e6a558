import { useQuery } from '@tanstack/react-query';
import { getVideo } from '../api/video.ts';
import { EncoderPanel } from './encoder-panel.tsx';
import { EncoderStatus } from './encoder-status.tsx';

/** What arrives from OBS, and how it is set up. */
export function EncoderWindow({ showId }: { showId: string }) {
  const { data: video } = useQuery(getVideo(showId));
  return (
    <div className="flex flex-col gap-4">
      {video ? <EncoderStatus arriving={video.arriving} /> : null}
      <EncoderPanel showId={showId} />
    </div>
  );
}
