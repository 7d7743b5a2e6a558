import { defineScreen } from '@/app/screen.ts';
import { AddressForm } from '@/features/settings/ui/address-form.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/',
  head: ({ t }) => ({ title: t('screen.settingsAddress'), noindex: true }),
  component: SettingsAddressScreen,
});

function SettingsAddressScreen() {
  const user = useSession((session) => session.user);
  return user ? <AddressForm key={user._id} userId={user._id} name={user.name} /> : null;
}
