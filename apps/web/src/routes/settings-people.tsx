import { defineScreen } from '@/app/screen.ts';
import { PeoplePage } from '@/features/identity/people/ui/people-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/people',
  head: ({ t }) => ({ title: t('screen.settingsPeople'), noindex: true }),
  component: SettingsPeopleScreen,
});

function SettingsPeopleScreen() {
  const user = useSession((session) => session.user);
  return user ? <PeoplePage key={user._id} userId={user._id} /> : null;
}
