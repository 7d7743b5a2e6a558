import type { CoHostCamera as CoHostCameraState } from '@souk/shared/live/co-hosts/schema.ts';
import { LogOut, Mic, MicOff, SwitchCamera, Video, VideoOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import type { Studio } from '../model/studio.ts';
import { useOnAirPage } from '../model/use-on-air-page.ts';
import { useProblem } from '../model/use-problem.ts';
import { useTurn } from '../model/use-turn.ts';

const plain = { size: 44, round: true, look: 'soft' } as const;
const off = '!bg-danger !text-white';

interface CoHostCameraProps {
  studio: Studio;
  camera: CoHostCameraState;
  /** Who puts them on camera. */
  host: string;
  /** Another co-host is seen: the next one waits. */
  isTaken: boolean;
  onGo: () => void;
  onWait: () => Promise<unknown>;
  onStopWaiting: () => void;
}

/** A co-host's own camera: the way into the show, and what they do to their sound and picture there. */
export function CoHostCamera(props: CoHostCameraProps) {
  const { studio, camera, host, isTaken, onGo, onWait, onStopWaiting } = props;
  const t = useT();
  const { stream, line, problem, isOpening, isMuted, isHidden, cameras } = studio.state();
  const words = useProblem(studio);
  const isSent = line !== null && line.kind !== 'ended';
  useOnAirPage(isSent);
  useTurn(studio, camera);
  if (camera === 'waiting') {
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-40 grow basis-0 text-14">{t('coHost.waitForHost', { host })}</p>
        <Button look="outline" size={44} onClick={onStopWaiting}>
          {t('coHost.stopWaiting')}
        </Button>
      </div>
    );
  }
  if (!isSent || !stream || (problem && problem !== 'no-microphone')) {
    return (
      <div role="status" className="flex flex-col gap-2">
        {words ? (
          <p className="text-14">
            <b className="block font-semibold">{t(words.title)}</b>
            <span className="text-ink-2">{t(words.next)}</span>
          </p>
        ) : null}
        <Button
          look="accent"
          size={56}
          block
          loading={isOpening || (isSent && !problem)}
          icon={<Video size={20} aria-hidden="true" />}
          onClick={() => {
            onGo();
            void (isTaken ? getReady() : isSent ? studio.choose({}) : studio.goOnAir());
          }}
        >
          {t(problem ? 'studio.tryAgain' : 'studio.useCamera')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        {...plain}
        label={t(isMuted ? 'studio.unmute' : 'studio.mute')}
        className={isMuted ? off : ''}
        onClick={() => void studio.mute(!isMuted)}
      >
        {isMuted ? <MicOff size={20} aria-hidden="true" /> : <Mic size={20} aria-hidden="true" />}
      </IconButton>
      <IconButton
        {...plain}
        label={t(isHidden ? 'studio.show' : 'studio.hide')}
        className={isHidden ? off : ''}
        onClick={() => void studio.hide(!isHidden)}
      >
        {isHidden ? <VideoOff size={20} aria-hidden="true" /> : <Video size={20} aria-hidden="true" />}
      </IconButton>
      {cameras.length > 1 ? (
        <IconButton {...plain} label={t('studio.flip')} onClick={() => void studio.flip()}>
          <SwitchCamera size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      <p role="status" className="min-w-0 grow text-12 text-ink-2">
        {line.kind === 'connected'
          ? null
          : t(line.kind === 'connecting' ? 'studio.connecting' : 'studio.reconnecting')}
      </p>
      <Button
        look="outline"
        size={44}
        icon={<LogOut size={17} aria-hidden="true" className="rtl:-scale-x-100" />}
        onClick={() => void studio.leaveAir()}
      >
        {t('coHost.leaveCamera')}
      </Button>
    </div>
  );

  /** A waiting co-host has let us use their camera, and leaves it off until it is their turn. */
  async function getReady(): Promise<void> {
    if (!(await studio.open())) return;
    await onWait();
    await studio.leaveAir();
  }
}
