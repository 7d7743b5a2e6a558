import type { Show } from '@souk/shared/live/shows/schema.ts';
import { Radio } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import type { Studio } from '../model/studio.ts';
import { useLine } from '../model/use-line.ts';
import { DeviceChoice } from './device-choice.tsx';
import { LevelCheck } from './level-check.tsx';
import { LineCheckCard } from './line-check-card.tsx';
import { Preview } from './preview.tsx';
import { RehearsalTop } from './rehearsal-top.tsx';

export interface RehearsalProps {
  show: Show;
  studio: Studio;
  isBusy: boolean;
  onGoLive: () => void;
}

/** Before a show goes live: its host sees, hears and sends already what viewers will get. */
export function Rehearsal({ show, studio, isBusy, onGoLive }: RehearsalProps) {
  const line = useLine(studio);
  const { stream, screen } = studio.state();
  useEffect(() => void studio.goOnAir(), [studio]);
  return (
    <main className="flex min-h-0 grow flex-col">
      <RehearsalTop show={show} studio={studio} verdict={line.verdict} />
      <div className="min-h-0 grow overflow-y-auto lg:grid lg:grid-cols-[minmax(320px,2fr)_3fr] lg:overflow-hidden">
        <Preview studio={studio} />
        <div className="flex min-h-0 flex-col gap-4 p-4 lg:overflow-y-auto lg:border-s lg:border-line lg:px-7 lg:py-5">
          <DeviceChoice studio={studio} />
          <LevelCheck stream={stream} />
          {stream || screen ? <LineCheckCard check={line} /> : null}
        </div>
      </div>
      <Bottom show={show}>
        <Ways studio={studio} isBusy={isBusy} onGoLive={onGoLive} />
      </Bottom>
    </main>
  );
}

function Bottom({ show, children }: { show: Show; children: ReactNode }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:px-6">
      <p className="min-w-0 grow text-14 max-sm:hidden">
        <span className="block font-semibold figures">{t('live.areIn', { count: show.reminderCount })}</span>
        <span className="block text-12 text-ink-2 figures">
          {t('studio.startsWith', { time: dayAndTime(show.startsAt), count: show.lotCount })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:flex-col-reverse">{children}</div>
    </div>
  );
}

/** On air with the picture that runs already, or without one. */
function Ways({ studio, isBusy, onGoLive }: Omit<RehearsalProps, 'show'>) {
  const t = useT();
  const { line, problem } = studio.state();
  const isSent = line?.kind === 'connected' && (problem === null || problem === 'no-microphone');
  return (
    <>
      <Button
        look="outline"
        size={48}
        className="max-sm:!min-h-11 max-sm:!text-14"
        disabled={isBusy}
        onClick={() => void studio.leaveAir().then(onGoLive)}
      >
        {t('studio.withoutCamera')}
      </Button>
      <Button
        look="accent"
        size={48}
        className="min-w-44 !text-16"
        loading={isBusy}
        disabled={!isSent}
        icon={<Radio size={20} aria-hidden="true" />}
        onClick={onGoLive}
      >
        {t('hosting.goLiveConfirm')}
      </Button>
    </>
  );
}
