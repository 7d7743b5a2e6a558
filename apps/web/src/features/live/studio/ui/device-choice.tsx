import { useT } from '@/platform/i18n/index.ts';
import { Select } from '@/ui/select/select.tsx';
import { chosenDevices } from '../model/chosen.store.ts';
import type { Device } from '../model/devices.ts';
import type { Studio } from '../model/studio.ts';

/** Which camera and which microphone; kept for the next show. */
export function DeviceChoice({ studio }: { studio: Studio }) {
  const t = useT();
  const { cameras, microphones, stream } = studio.state();
  const { cameraId, microphoneId } = chosenDevices();
  const named = (devices: readonly Device[], key: 'studio.camera' | 'studio.microphone') =>
    devices.map(({ id, name }, at) => ({ id, name: name || t(key, { number: at + 1 }) }));
  const current = (devices: readonly Device[], chosen: string, track: MediaStreamTrack | undefined) =>
    track?.getSettings().deviceId ?? devices.find(({ id }) => id === chosen)?.id ?? '';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('studio.step.camera')}
        placeholder={t('studio.noneYet')}
        disabled={cameras.length === 0}
        options={named(cameras, 'studio.camera')}
        valueKey="id"
        textKey="name"
        value={current(cameras, cameraId, stream?.getVideoTracks()[0])}
        onChange={(id) => void studio.choose({ cameraId: id })}
      />
      <Select
        label={t('studio.step.microphone')}
        placeholder={t('studio.noneYet')}
        disabled={microphones.length === 0}
        options={named(microphones, 'studio.microphone')}
        valueKey="id"
        textKey="name"
        value={current(microphones, microphoneId, stream?.getAudioTracks()[0])}
        onChange={(id) => void studio.choose({ microphoneId: id })}
      />
    </div>
  );
}
