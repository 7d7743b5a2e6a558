import { Cast } from 'lucide-react';
import { Suspense } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const EncoderWindow = lazyPart(async () => (await import('./encoder-window.tsx')).EncoderWindow);

/** OBS instead of this browser, during the show. */
export function EncoderDialog({ showId }: { showId: string }) {
  const t = useT();
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
      <Suspense fallback={<div className="min-h-75" />}>
        <EncoderWindow showId={showId} />
      </Suspense>
    </Dialog>
  );
}
