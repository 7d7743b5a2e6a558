import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { defineScreen } from '@/app/screen.ts';
import { HealthPage } from '@/features/desk/admin/ui/health-page.tsx';
import { getReadiness } from '@/features/desk/developers/api/get-readiness.ts';
import { StatusPanel } from '@/features/desk/developers/ui/status-panel.tsx';
import { useT } from '@/platform/i18n/index.ts';

export const screen = defineScreen({
  path: '/admin/jobs',
  head: ({ t }) => ({ title: t('admin.jobs'), noindex: true }),
  component: AdminJobsScreen,
});

function AdminJobsScreen() {
  const readiness = useQuery(getReadiness());
  const closed = readiness.data?.components.payments === 'none';
  return <HealthPage status={<StatusPanel readiness={readiness} note={closed ? <NoPayments /> : null} />} />;
}

/** Why nobody can pay, and where that is changed. */
function NoPayments() {
  const t = useT();
  return (
    <>
      {t('paymentSettings.closed')}{' '}
      <Link to="/admin/payments" className="font-semibold text-ink-1 underline underline-offset-2">
        {t('admin.payments')}
      </Link>
    </>
  );
}
