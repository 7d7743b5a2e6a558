import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { Dashboard } from '@/features/desk/admin/ui/dashboard.tsx';
import { getReadiness } from '@/features/desk/developers/api/get-readiness.ts';
import { StatusPanel } from '@/features/desk/developers/ui/status-panel.tsx';

export const screen = defineScreen({
  path: '/admin/',
  head: ({ t }) => ({ title: t('admin.dashboard'), noindex: true }),
  component: AdminDashboardScreen,
});

function AdminDashboardScreen() {
  const readiness = useQuery(getReadiness());
  return <Dashboard status={<StatusPanel readiness={readiness} />} />;
}
