import { Lightbulb, LoaderCircle, MonitorUp, SwitchCamera, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { Switch } from '@/ui/switch/switch.tsx';
import { canShareScreen } from '../model/devices.ts';
import type { Studio } from '../model/studio.ts';
import { useLight } from '../model/use-light.ts';
import { useShareScreen } from '../model/use-share-screen.ts';
import { OnAirCard } from './on-air-card.tsx';

const round = { size: 44, round: true, look: 'soft', className: '!bg-black/55 !text-white' } as const;

/** What viewers will see, as a telephone crops it, with where the room lies over it. */
export function Preview({ studio, children }: { studio: Studio; children?: ReactNode }) {
  const t = useT();
  const { stream, screen, problem, line, isOpening, cameras } = studio.state();
  const shareScreen = useShareScreen(studio);
  const light = useLight(screen ? null : stream);
  const [hasZones, setHasZones] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = screen ? new MediaStream([screen]) : stream;
  }, [stream, screen]);
  const isTaken = line?.kind === 'ended';
  const hasPicture = stream !== null || screen !== null;
  const LightMark = light === 'good' ? Lightbulb : TriangleAlert;
  return (
    <section
      aria-label={t('studio.preview')}
      className="grid min-h-0 place-items-center bg-sunken p-4 max-lg:h-[52dvh]"
    >
      <div className="relative aspect-9/16 h-full max-w-full overflow-hidden rounded-20 bg-black">
        {/* Without its sound, which would come back to the microphone. */}
        <video
          ref={video}
          muted
          autoPlay
          playsInline
          className={cx('absolute inset-0 size-full', screen ? 'object-contain' : 'object-cover')}
        />
        {!hasPicture && isOpening ? (
          <p role="status" className="absolute inset-0 grid place-items-center text-14 text-white">
            <span className="flex items-center gap-2 rounded-full bg-black/75 px-4 py-2">
              <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
              {t('studio.opening')}
            </span>
          </p>
        ) : null}
        {problem || isTaken ? (
          <div className="absolute inset-0 grid place-items-center px-4">
            <OnAirCard
              line={line}
              problem={problem}
              isBusy={isOpening}
              onGo={() => void (problem ? studio.choose({}).then(studio.goOnAir) : studio.goOnAir())}
            />
          </div>
        ) : null}
        <p role="status" className="absolute inset-x-3 top-3 flex flex-wrap gap-2">
          {light ? (
            <span
              className={cx(
                'flex min-h-8 items-center gap-1.5 rounded-20 px-3 py-1 text-12 font-semibold',
                light === 'good' ? 'bg-black/55 text-white' : 'bg-accent text-on-accent',
              )}
            >
              <LightMark size={15} aria-hidden="true" className="shrink-0" />
              {t(`studio.light.${light}`)}
            </span>
          ) : null}
        </p>
        {hasZones ? <Zones /> : null}
        {children}
        {hasPicture && !children ? (
          <div className="absolute inset-x-3 bottom-3 flex flex-wrap items-center gap-2">
            {cameras.length > 1 ? (
              <IconButton {...round} label={t('studio.flip')} onClick={() => void studio.flip()}>
                <SwitchCamera size={20} aria-hidden="true" />
              </IconButton>
            ) : null}
            {canShareScreen() ? (
              <IconButton
                {...round}
                label={t(screen ? 'studio.stopScreen' : 'studio.shareScreen')}
                aria-pressed={screen !== null}
                onClick={() => void (screen ? studio.stopScreen() : shareScreen())}
              >
                <MonitorUp size={20} aria-hidden="true" />
              </IconButton>
            ) : null}
            <Switch
              className="ms-auto min-h-11 rounded-full bg-black/55 px-3 !text-white"
              checked={hasZones}
              onChange={setHasZones}
            >
              <span className="text-12 font-semibold">{t('studio.zones')}</span>
            </Switch>
          </div>
        ) : null}
      </div>
    </section>
  );
}

function Zones() {
  const t = useT();
  const zone = 'absolute rounded-10 border border-dashed border-white/85 p-2';
  const word = 'w-fit rounded-full bg-black/70 px-2.5 py-1 text-12 font-semibold text-white';
  return (
    <div className="pointer-events-none">
      <div className={cx(zone, 'start-3 end-[18%] top-[34%] h-[25%]')}>
        <p className={word}>{t('studio.zones.chat')}</p>
      </div>
      <div className={cx(zone, 'inset-x-3 top-[61%] h-[21%]')}>
        <p className={word}>{t('studio.zones.dock')}</p>
      </div>
    </div>
  );
}
