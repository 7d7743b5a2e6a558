import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { Dashboard } from '@/features/desk/admin/ui/dashboard.tsx';
import { getReadiness } from '@/features/desk/developers/api/get-readiness.ts';
import { StatusPanel } from '@/features/desk/developers/ui/status-panel.tsx';

export const screen = defineScreen({
  path: '/admin/',
  load: ({ settings }) => settings.currency,
  head: ({ t }) => ({ title: t('admin.dashboard'), noindex: true }),
  component: ({ data }) => <AdminDashboardScreen currency={data} />,
});

function AdminDashboardScreen({ currency }: { currency: string }) {
  const readiness = useQuery(getReadiness());
  return <Dashboard currency={currency} status={<StatusPanel readiness={readiness} />} />;
}
