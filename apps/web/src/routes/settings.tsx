import { Outlet, useLocation } from '@tanstack/react-router';
import { defineScreen } from '@/app/screen.ts';
import { SettingsFrame } from '@/features/settings/ui/settings-frame.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings',
  head: ({ t }) => ({ title: t('screen.settings'), noindex: true }),
  component: SettingsScreen,
});

function SettingsScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const alone = useLocation({ select: (location) => 'edit' in location.search });
  const user = useSession((session) => session.user);
  // Signed out just now: the way to the sign-in is under way.
  if (!user) return null;
  return (
    <SettingsFrame path={path} userId={user._id} shopId={user.shopId?._id} alone={alone}>
      <Outlet />
    </SettingsFrame>
  );
}
