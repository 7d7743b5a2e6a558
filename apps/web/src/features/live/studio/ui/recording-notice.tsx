import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { getVideo } from '../api/video.ts';

const LOOK_EVERY_MS = 10_000;

/** While a show is live: that some of it could not be recorded. */
export function RecordingNotice({ showId }: { showId: string }) {
  const t = useT();
  const { data: video } = useQuery({ ...getVideo(showId), refetchInterval: LOOK_EVERY_MS });
  const count = Math.ceil(video?.missingSeconds ?? 0);
  return (
    <div role="status">
      {count > 0 ? (
        <p className="flex w-fit max-w-full items-start gap-2 rounded-16 bg-black/80 px-3 py-2 text-14 text-white">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
          <span className="min-w-0">
            <b className="block font-semibold">{t('studio.recordingGap', { count })}</b>
            <span className="text-white/85">{t('studio.recordingGapNote')}</span>
          </span>
        </p>
      ) : null}
    </div>
  );
}
