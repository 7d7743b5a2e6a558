import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { CouponsPage } from '@/features/money/coupons/ui/coupons-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

type Path = '/admin/coupons';

export const screen = defineScreen({
  path: '/admin/coupons',
  head: ({ t }) => ({ title: t('admin.coupons'), noindex: true }),
  component: AdminCouponsScreen,
});

function AdminCouponsScreen({ search }: ScreenProps<Path>) {
  const navigate = useNavigate();
  const mayChange = useSession(({ user }) => user?.role === 'admin');
  return (
    <CouponsPage
      keeper={{ kind: 'market' }}
      edited={firstOf(search.edit)}
      mayChange={mayChange}
      onEdit={(edited) => void navigate({ to: '/admin/coupons', search: edited ? { edit: edited } : {} })}
    />
  );
}
