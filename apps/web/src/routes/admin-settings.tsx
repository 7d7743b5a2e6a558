import { defineScreen } from '@/app/screen.ts';
import { getAppSettings } from '@/features/desk/admin/api/app-settings.ts';
import { SettingsForm } from '@/features/desk/admin/ui/settings-form.tsx';
import { RecordingsPart } from '@/features/desk/recording-settings/ui/recording-settings.tsx';

export const screen = defineScreen({
  path: '/admin/settings',
  load: ({ queryClient }) => queryClient.fetchQuery({ ...getAppSettings(), staleTime: 0 }),
  head: ({ t }) => ({ title: t('admin.settings'), noindex: true }),
  component: ({ data }) => (
    <>
      <SettingsForm settings={data} />
      <div className="mt-6">
        <RecordingsPart />
      </div>
    </>
  ),
});
