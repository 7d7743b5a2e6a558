import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { TaxesPage } from '@/features/money/taxes/ui/taxes-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

type Path = '/admin/taxes';

export const screen = defineScreen({
  path: '/admin/taxes',
  head: ({ t }) => ({ title: t('admin.taxes'), noindex: true }),
  component: AdminTaxesScreen,
});

function AdminTaxesScreen({ search }: ScreenProps<Path>) {
  const navigate = useNavigate();
  const mayChange = useSession(({ user }) => user?.role === 'admin');
  return (
    <TaxesPage
      mayChange={mayChange}
      edited={firstOf(search.edit)}
      onEdit={(edited) => void navigate({ to: '/admin/taxes', search: edited ? { edit: edited } : {} })}
    />
  );
}
