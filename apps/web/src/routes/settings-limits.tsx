import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getSelfLimits } from '@/features/identity/settings/api/self-limits.ts';
import { LimitsPage } from '@/features/identity/settings/ui/limits/limits-page.tsx';

export const screen = defineScreen({
  path: '/settings/limits',
  load: async ({ queryClient }) => void (await queryClient.ensureQueryData(getSelfLimits())),
  head: ({ t }) => ({ title: t('screen.settingsLimits'), noindex: true }),
  component: LimitsScreen,
});

function LimitsScreen() {
  const { data } = useSuspenseQuery(getSelfLimits());
  return <LimitsPage own={data} />;
}
