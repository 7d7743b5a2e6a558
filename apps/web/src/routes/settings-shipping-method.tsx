import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { getShippingProfiles } from '@/features/market/shipping/api/profiles.ts';
import { MethodForm } from '@/features/market/shipping/ui/method-form.tsx';
import { ProfileForm } from '@/features/market/shipping/ui/profile-form.tsx';
import { type Edited, ShippingMethods } from '@/features/market/shipping/ui/shipping-methods.tsx';
import { sessionStore, useSession } from '@/platform/session/session.store.ts';

type Path = '/settings/shipping-method';

export const screen = defineScreen({
  path: '/settings/shipping-method',
  load: async ({ queryClient }) => {
    const shopId = sessionStore.getState().user?.shopId?._id;
    if (shopId) await queryClient.ensureQueryData(getShippingProfiles(shopId));
  },
  head: ({ t }) => ({ title: t('screen.settingsShipping'), noindex: true }),
  component: ShippingScreen,
});

function ShippingScreen({ search }: Pick<ScreenProps<Path>, 'search'>) {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? (
    <Shipping shopId={shopId} profile={firstOf(search.profile)} method={firstOf(search.method)} />
  ) : null;
}

interface ShippingProps {
  shopId: string;
  profile: string | undefined;
  method: string | undefined;
}

/** The list, or a form under `?profile=` and `?method=`, so that the way back leads to the list. */
function Shipping({ shopId, profile, method }: ShippingProps) {
  const { data: list } = useSuspenseQuery(getShippingProfiles(shopId));
  const navigate = useNavigate();
  const go = (edited?: Edited) => void navigate({ to: '/settings/shipping-method', search: { ...edited } });
  const found = list.items.find(({ _id }) => _id === profile);
  const chosen = found?.methods.find(({ _id }) => _id === method);
  if (found && (chosen || method === 'new')) {
    const { currency } = list;
    return (
      <MethodForm
        key={method}
        shopId={shopId}
        profile={found}
        method={chosen}
        currency={currency}
        onDone={() => go()}
      />
    );
  }
  if ((found && !method) || profile === 'new') {
    return (
      <ProfileForm
        key={profile}
        shopId={shopId}
        list={list}
        profile={found}
        onSaved={({ _id }) => (found ? go() : go({ profile: _id, method: 'new' }))}
        onDone={() => go()}
      />
    );
  }
  return <ShippingMethods shopId={shopId} list={list} onEdit={go} />;
}
