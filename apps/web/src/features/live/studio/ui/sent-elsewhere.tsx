import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { getVideo } from '../api/video.ts';
import type { Studio } from '../model/studio.ts';
import { EncoderDialog } from './encoder-dialog.tsx';
import { EncoderStatus } from './encoder-status.tsx';

/** Over a picture that OBS or another device of the host's sends: how it arrives, and the ways to change it. */
export function SentElsewhere({ studio }: { studio: Studio }) {
  const t = useT();
  const { data: video } = useQuery(getVideo(studio.showId));
  const { isOpening } = studio.state();
  return (
    <div className="absolute inset-x-3 top-32 flex flex-col gap-2.5 rounded-20 bg-black/75 p-3 text-white lg:top-auto lg:bottom-16">
      {video ? <EncoderStatus arriving={video.arriving} /> : null}
      <div className="flex flex-wrap gap-2">
        <EncoderDialog showId={studio.showId} />
        <Button
          look="soft"
          size={44}
          loading={isOpening}
          icon={<Video size={18} aria-hidden="true" />}
          onClick={() => void studio.goOnAir()}
        >
          {t('studio.takeOver')}
        </Button>
      </div>
    </div>
  );
}
