import { useHydrated } from '@tanstack/react-router';
import { useCallback } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { phoneCameraWords } from '@/features/live/co-hosts/model/co-host-words.ts';
import { pairedPhone } from '@/features/live/co-hosts/model/paired-phone.store.ts';
import { PairPhone } from '@/features/live/co-hosts/ui/pair-phone.tsx';
import { phoneOf } from '@/features/live/studio/model/sender.ts';
import { useStudio } from '@/features/live/studio/model/use-studio.ts';
import { PhoneCamera } from '@/features/live/studio/ui/phone-camera.tsx';
import { isApiError } from '@/platform/api/index.ts';
import { useWordsToCome } from '@/platform/i18n/index.ts';

export const screen = defineScreen({
  path: '/camera',
  head: ({ t }) => ({ title: t('phoneCamera.title'), noindex: true }),
  component: CameraScreen,
});

function CameraScreen() {
  useWordsToCome(phoneCameraWords);
  return useHydrated() ? <Paired /> : null;
}

/** A fresh code in the address comes before what this tab was before. */
function Paired() {
  const { paired } = pairedPhone();
  if (!paired || location.hash.length > 1) return <PairPhone />;
  return <Sending key={paired.key} keyOfPhone={paired.key} title={paired.show.title} />;
}

function Sending({ keyOfPhone, title }: { keyOfPhone: string; title: string }) {
  const sender = useCallback(() => {
    const phone = phoneOf(keyOfPhone);
    const openDoor = () =>
      phone.openDoor().catch((error: unknown) => {
        if (isApiError(error, 'phone_taken_out')) pairedPhone.setState({ paired: null });
        throw error;
      });
    return { ...phone, openDoor };
  }, [keyOfPhone]);
  const studio = useStudio(`camera ${keyOfPhone.slice(0, 8)}`, sender);
  return studio ? <PhoneCamera studio={studio} title={title} /> : null;
}
