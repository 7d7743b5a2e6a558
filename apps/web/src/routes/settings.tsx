import { useLocation } from '@tanstack/react-router';
import { PageOutlet } from '@/app/page-outlet.tsx';
import { defineScreen } from '@/app/screen.ts';
import { SettingsFrame } from '@/features/identity/settings/ui/settings-frame.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings',
  head: ({ t }) => ({ title: t('screen.settings'), noindex: true }),
  component: SettingsScreen,
});

function SettingsScreen() {
  const path = useLocation({ select: (location) => location.pathname });
  const narrow = useLocation({ select: ({ pathname, search }) => narrowViewOf(pathname, search) });
  const user = useSession((session) => session.user);
  // Signed out just now: the way to the sign-in is under way.
  if (!user) return null;
  return (
    <SettingsFrame
      path={path}
      userId={user._id}
      shopId={user.shopId?._id}
      narrow={narrow}
      bare={Boolean(user.shopId) && isWork(path)}
    >
      <PageOutlet of="/settings" />
    </SettingsFrame>
  );
}

/** A seller has the way around their shop beside these. */
const isWork = (path: string): boolean =>
  /^\/settings\/(shipping-method|import-products|payout|auction)(\/|$)/.test(path);

/** `/settings` is the list where there is no room beside it, and the addresses where there is. */
function narrowViewOf(path: string, search: object): 'list' | 'page' | 'form' {
  if ('edit' in search) return 'form';
  return path.replace(/\/$/, '') === '/settings' && !('view' in search) ? 'list' : 'page';
}
