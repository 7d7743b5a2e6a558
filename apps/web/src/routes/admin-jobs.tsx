import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { HealthPage } from '@/features/desk/admin/ui/health-page.tsx';
import { getReadiness } from '@/features/desk/developers/api/get-readiness.ts';
import { StatusPanel } from '@/features/desk/developers/ui/status-panel.tsx';

export const screen = defineScreen({
  path: '/admin/jobs',
  head: ({ t }) => ({ title: t('admin.jobs'), noindex: true }),
  component: AdminJobsScreen,
});

function AdminJobsScreen() {
  const readiness = useQuery(getReadiness());
  return <HealthPage status={<StatusPanel readiness={readiness} />} />;
}
