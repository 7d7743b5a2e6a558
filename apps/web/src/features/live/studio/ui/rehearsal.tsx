import type { Show } from '@souk/shared/live/shows/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Drama, Radio } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { getVideo } from '../api/video.ts';
import { chosenDevices } from '../model/chosen.store.ts';
import type { Studio } from '../model/studio.ts';
import { useLine } from '../model/use-line.ts';
import { DeviceChoice } from './device-choice.tsx';
import { EncoderPanel } from './encoder-panel.tsx';
import { EncoderStatus } from './encoder-status.tsx';
import { LevelCheck } from './level-check.tsx';
import { LineCheckCard } from './line-check-card.tsx';
import { PracticeRoom, type PracticeRoomProps } from './practice-room.tsx';
import { Preview } from './preview.tsx';
import { RehearsalTop } from './rehearsal-top.tsx';

export interface RehearsalProps extends Pick<PracticeRoomProps, 'sold'> {
  show: Show;
  studio: Studio;
  isBusy: boolean;
  onGoLive: () => void;
  /** What its host had better know of the run list. */
  warning: ReactNode;
}

/** Before a show goes live: its host sees, hears and sends already what viewers will get. */
export function Rehearsal({ show, studio, sold, isBusy, onGoLive, warning }: RehearsalProps) {
  const t = useT();
  const [isPractising, setPractising] = useState(false);
  const line = useLine(studio);
  const { stream, screen } = studio.state();
  const { way } = chosenDevices();
  const { data: video } = useQuery({ ...getVideo(show._id), enabled: way === 'encoder' });
  useEffect(() => {
    if (way === 'browser') void studio.goOnAir();
  }, [studio, way]);
  const choose = async (next: typeof way) => {
    // Of two that send, the newer takes over from the other.
    if (next === 'encoder') await studio.leaveAir();
    chosenDevices.setState({ way: next });
  };
  return (
    <div className="flex min-h-0 grow flex-col">
      <RehearsalTop hasSteps={way === 'browser'} show={show} studio={studio} verdict={line.verdict} />
      <div className="min-h-0 grow overflow-y-auto lg:grid lg:grid-cols-[minmax(320px,2fr)_3fr] lg:overflow-hidden">
        {isPractising ? (
          <PracticeRoom show={show} studio={studio} sold={sold} onEnd={() => setPractising(false)} />
        ) : (
          <>
            {way === 'browser' ? (
              <Preview studio={studio} />
            ) : (
              <div className="grid min-h-40 place-items-center bg-sunken p-6 text-balance">
                <EncoderStatus arriving={video?.arriving ?? null} />
              </div>
            )}
            <div className="flex min-h-0 flex-col gap-4 p-4 lg:overflow-y-auto lg:border-s lg:border-line lg:px-7 lg:py-5">
              {warning}
              <Segment
                label={t('studio.way')}
                className="w-fit shrink-0"
                value={way}
                choices={(['browser', 'encoder'] as const).map((one) => ({
                  value: one,
                  label: t(`studio.way.${one}`),
                }))}
                onChange={(next) => void choose(next)}
              />
              {way === 'browser' ? (
                <>
                  <DeviceChoice studio={studio} />
                  <LevelCheck stream={stream} />
                  {stream || screen ? <LineCheckCard check={line} /> : null}
                </>
              ) : (
                <EncoderPanel showId={show._id} />
              )}
              <Button
                look="soft"
                size={48}
                className="w-fit shrink-0"
                icon={<Drama size={19} aria-hidden="true" />}
                onClick={() => setPractising(true)}
              >
                {t('studio.practice.begin')}
              </Button>
            </div>
          </>
        )}
      </div>
      <Bottom show={show}>
        <Ways
          studio={studio}
          isArriving={way === 'encoder' && video?.arriving?.from === 'encoder'}
          isBusy={isBusy}
          onGoLive={onGoLive}
        />
      </Bottom>
    </div>
  );
}

function Bottom({ show, children }: { show: Show; children: ReactNode }) {
  const t = useT();
  const { dayAndTime } = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-surface px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:px-6">
      <p className="min-w-0 grow text-14 max-sm:hidden">
        <span className="block font-semibold figures">{t('ui.reminded', { count: show.reminderCount })}</span>
        <span className="block text-12 text-ink-2 figures">
          {t('studio.startsWith', { time: dayAndTime(show.startsAt), count: show.lotCount })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:flex-col-reverse">{children}</div>
    </div>
  );
}

/** On air with the picture that runs already, or without one. */
function Ways({
  studio,
  isArriving,
  isBusy,
  onGoLive,
}: Omit<RehearsalProps, 'show' | 'sold' | 'warning'> & { isArriving: boolean }) {
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
        disabled={!isSent && !isArriving}
        icon={<Radio size={20} aria-hidden="true" />}
        onClick={onGoLive}
      >
        {t('hosting.goLiveConfirm')}
      </Button>
    </>
  );
}
