import { defineScreen } from '@/app/screen.ts';
import { ShippingMethods } from '@/features/shipping/ui/shipping-methods.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/shipping-method',
  load: ({ settings }) => settings.currency,
  head: ({ t }) => ({ title: t('screen.settingsShipping'), noindex: true }),
  component: ({ data }) => <ShippingScreen currency={data} />,
});

function ShippingScreen({ currency }: { currency: string }) {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? <ShippingMethods shopId={shopId} currency={currency} /> : null;
}
