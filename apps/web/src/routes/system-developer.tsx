import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { getReadiness } from '@/features/desk/developers/api/get-readiness.ts';
import { DevelopersPage } from '@/features/desk/developers/ui/developers-page.tsx';
import { StatusPanel } from '@/features/desk/developers/ui/status-panel.tsx';
import { apiBase } from '@/platform/api/base.ts';
import { useT } from '@/platform/i18n/index.ts';

export const screen = defineScreen({
  path: '/system-developer',
  load: ({ settings }) => settings,
  head: ({ t }) => ({ title: t('screen.systemDeveloper'), description: t('developers.note') }),
  component: ({ data }) => <SystemDeveloperScreen settings={data} />,
});

function SystemDeveloperScreen({ settings }: { settings: AppSettings }) {
  const t = useT();
  // The page does not know under which name it was reached before it is there.
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(location.origin), []);
  const readiness = useQuery({ ...getReadiness(), enabled: origin !== '' });
  return (
    <DevelopersPage
      settings={settings}
      apiAddress={apiBase.startsWith('/') ? origin + apiBase : apiBase}
      status={<StatusPanel readiness={readiness} note={t('developers.statusNote')} />}
    />
  );
}
