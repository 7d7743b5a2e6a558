import { Mic, MicOff, Settings2, SwitchCamera, Video, VideoOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Menu, type MenuEntry } from '@/ui/menu/menu.tsx';
import { chosenDevices } from '../model/chosen.store.ts';
import { canShareScreen, type Device } from '../model/devices.ts';
import type { Studio } from '../model/studio.ts';
import { useOnAirPage } from '../model/use-on-air-page.ts';
import { useShareScreen } from '../model/use-share-screen.ts';

const dark = '!bg-black/55 !text-white';
const round = { size: 44, round: true, look: 'soft', className: dark } as const;

/** What a host does to their own sound and picture. */
export function StudioControls({ studio }: { studio: Studio }) {
  const t = useT();
  const { stream, line, isMuted, isHidden, isOnBreak, cameras, microphones, screen } = studio.state();
  const shareScreen = useShareScreen(studio);
  const { cameraId, microphoneId } = chosenDevices();
  useOnAirPage(line !== null && line.kind !== 'ended');
  if (!stream || !line || line.kind === 'ended') return null;
  const choices = (
    key: 'studio.camera' | 'studio.microphone',
    devices: readonly Device[],
    id: string,
    name: string,
  ): MenuEntry => ({
    kind: 'choices',
    key,
    choices: devices.map((device, at) => ({
      value: device.id,
      label: device.name || t(key, { number: at + 1 }),
    })),
    chosen: devices.some((device) => device.id === id) ? id : (devices[0]?.id ?? ''),
    onChoose: (value) => void studio.choose({ [name]: value }),
  });
  return (
    <div className="flex items-center gap-2 [@media(height<520px)]:max-lg:flex-col">
      {line.kind === 'connected' ? null : (
        <p role="status" className="rounded-full bg-black/75 px-3 py-1.5 text-12 font-semibold text-white">
          {t(line.kind === 'connecting' ? 'studio.connecting' : 'studio.reconnecting')}
        </p>
      )}
      <IconButton
        {...round}
        label={t(isMuted ? 'studio.unmute' : 'studio.mute')}
        className={isMuted ? '!bg-danger !text-white' : dark}
        onClick={() => void studio.mute(!isMuted)}
      >
        {isMuted ? <MicOff size={20} aria-hidden="true" /> : <Mic size={20} aria-hidden="true" />}
      </IconButton>
      <IconButton
        {...round}
        label={t(isHidden ? 'studio.show' : 'studio.hide')}
        className={isHidden ? '!bg-danger !text-white' : dark}
        onClick={() => void studio.hide(!isHidden)}
      >
        {isHidden ? <VideoOff size={20} aria-hidden="true" /> : <Video size={20} aria-hidden="true" />}
      </IconButton>
      {cameras.length > 1 ? (
        <IconButton {...round} label={t('studio.flip')} onClick={() => void studio.flip()}>
          <SwitchCamera size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      <Menu
        dark
        trigger={
          <IconButton {...round} label={t('studio.devices')}>
            <Settings2 size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          choices('studio.camera', cameras, cameraId, 'cameraId'),
          { kind: 'line', key: 'line' },
          choices('studio.microphone', microphones, microphoneId, 'microphoneId'),
          { kind: 'line', key: 'line-2' },
          {
            key: 'break',
            label: t(isOnBreak ? 'studio.endBreak' : 'studio.takeBreak'),
            onSelect: () => void studio.pause(!isOnBreak),
          },
          ...(canShareScreen()
            ? [
                {
                  key: 'screen',
                  label: t(screen ? 'studio.stopScreen' : 'studio.shareScreen'),
                  onSelect: () => void (screen ? studio.stopScreen() : shareScreen()),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
