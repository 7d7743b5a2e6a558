import { useQuery } from '@tanstack/react-query';
import { Cast } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { getVideo } from '../api/video.ts';
import { EncoderPanel } from './encoder-panel.tsx';
import { EncoderStatus } from './encoder-status.tsx';

/** OBS instead of this browser, during the show. */
export function EncoderDialog({ showId }: { showId: string }) {
  const t = useT();
  const { data: video } = useQuery(getVideo(showId));
  return (
    <Dialog
      dark
      closable
      width="wide"
      title={t('studio.way.encoder')}
      trigger={
        <Button look="soft" size={44} icon={<Cast size={18} aria-hidden="true" />}>
          {t('studio.useEncoder')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {video ? <EncoderStatus arriving={video.arriving} /> : null}
        <EncoderPanel showId={showId} />
      </div>
    </Dialog>
  );
}
