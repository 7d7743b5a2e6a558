import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { Dashboard } from '@/features/desk/admin/ui/dashboard/dashboard.tsx';
import { MarketStart } from '@/features/desk/admin/ui/dashboard/market-start.tsx';
import { getReadiness } from '@/features/desk/developers/api/get-readiness.ts';
import { StatusPanel } from '@/features/desk/developers/ui/status-panel.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/admin/',
  head: ({ t }) => ({ title: t('admin.dashboard'), noindex: true }),
  component: AdminDashboardScreen,
});

function AdminDashboardScreen() {
  const readiness = useQuery(getReadiness());
  const settings = useSession((session) => session.appSettings);
  const isAdmin = useSession(({ user }) => user?.role === 'admin');
  const { data } = readiness;
  return (
    <Dashboard
      start={isAdmin && data && !settings?.demo ? <MarketStart mail={data.components.mail} /> : null}
      status={<StatusPanel readiness={readiness} />}
    />
  );
}
