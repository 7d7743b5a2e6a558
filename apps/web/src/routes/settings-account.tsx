import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { AccountPage } from '@/features/identity/leaving/ui/account-page.tsx';
import { getCredit } from '@/features/money/wallet/api/top-ups.ts';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/account',
  head: ({ t }) => ({ title: t('screen.settingsAccount'), noindex: true }),
  component: SettingsAccountScreen,
});

function SettingsAccountScreen() {
  const user = useSession((session) => session.user);
  const { data: credit = [] } = useQuery(getCredit());
  return user ? <AccountPage key={user._id} user={user} credit={credit} /> : null;
}
