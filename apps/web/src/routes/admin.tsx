import { useLocation } from '@tanstack/react-router';
import { PageOutlet } from '@/app/page-outlet.tsx';
import { defineScreen } from '@/app/screen.ts';
import { AdminFrame } from '@/features/desk/admin/ui/admin-frame.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/admin',
  head: ({ t }) => ({ title: t('screen.admin'), noindex: true }),
  component: AdminScreen,
});

function AdminScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const user = useSession((session) => session.user);
  if (!user) return null;
  return (
    <AdminFrame path={path} user={user}>
      <PageOutlet of="/admin" />
    </AdminFrame>
  );
}
