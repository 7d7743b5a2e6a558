import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { HealthPage } from '@/features/admin/ui/health-page.tsx';
import { getReadiness } from '@/features/developers/api/get-readiness.ts';
import { StatusPanel } from '@/features/developers/ui/status-panel.tsx';

export const screen = defineScreen({
  path: '/admin/jobs',
  head: ({ t }) => ({ title: t('admin.jobs'), noindex: true }),
  component: AdminJobsScreen,
});

function AdminJobsScreen() {
  const readiness = useQuery(getReadiness());
  return <HealthPage status={<StatusPanel readiness={readiness} />} />;
}
