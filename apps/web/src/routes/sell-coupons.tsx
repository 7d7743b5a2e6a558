import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { CouponsPage } from '@/features/money/coupons/ui/coupons-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

type Path = '/sell/coupons';

export const screen = defineScreen({
  path: '/sell/coupons',
  head: ({ t }) => ({ title: t('coupons.title'), noindex: true }),
  component: SellCouponsScreen,
});

/** The list, or the form under `?edit=new` and `?edit=<id>`, so that the way back leads to the list. */
function SellCouponsScreen({ search }: ScreenProps<Path>) {
  const navigate = useNavigate();
  const shopId = useSession((session) => session.user?.shopId?._id);
  if (!shopId) return null;
  return (
    <CouponsPage
      keeper={{ kind: 'shop', shopId }}
      edited={firstOf(search.edit)}
      onEdit={(edited) => void navigate({ to: '/sell/coupons', search: edited ? { edit: edited } : {} })}
    />
  );
}
