import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Scissors } from 'lucide-react';
import { Suspense } from 'react';
import { useClipping } from '@/features/live/clips/model/use-clipping.ts';
import type { Studio } from '@/features/live/studio/model/studio.ts';
import { StudioControls } from '@/features/live/studio/ui/studio-controls.tsx';
import { onAirOf } from '@/features/live/video/model/picture-state.ts';
import { useRecordedYet } from '@/features/live/video/model/use-recorded-yet.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';

const LiveClip = lazyPart(async () => (await import('./live-clip.tsx')).LiveClip);

interface HostControlsProps {
  show: Pick<Show, '_id' | 'title'>;
  studio: Studio | null;
}

/** What a host does to their own picture and sound, and the way to a clip of what was just seen. */
export function HostControls({ show, studio }: HostControlsProps) {
  return (
    <div className="ms-auto flex items-center gap-2 [@media(height<520px)]:max-lg:flex-col lg:ms-0">
      <HostClip show={show} />
      {studio ? <StudioControls studio={studio} /> : null}
    </div>
  );
}

/** From any of the host's devices: the clip is of what is recorded. */
function HostClip({ show }: Pick<HostControlsProps, 'show'>) {
  const t = useT();
  const told = useLiveDoc(`rooms/${show._id}/state/video`);
  const isOnAir = !told?.fromCache && onAirOf(told?.doc?.data) === 'on-air';
  const { data: recorded } = useRecordedYet(show._id, isOnAir);
  const { isOpen, begin, end } = useClipping(show._id);
  if (!begin || !recorded?.startedAt) return null;
  return (
    <>
      <IconButton
        {...{ size: 44, round: true, look: 'soft', className: '!bg-black/55 !text-white' }}
        label={t('clips.new')}
        onClick={begin}
      >
        <Scissors size={20} aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <LiveClip show={show} onClose={end} />
        </Suspense>
      ) : null}
    </>
  );
}
