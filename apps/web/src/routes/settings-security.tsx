import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { defineScreen } from '@/app/screen.ts';
import { useIdentities } from '@/features/identity/accounts/social/use-identities.ts';
import { SecurityPage } from '@/features/identity/security/ui/security-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/security',
  head: ({ t }) => ({ title: t('security.title'), noindex: true }),
  component: SecurityScreen,
});

function SecurityScreen() {
  const user = useSession((session) => session.user);
  return user ? <Security key={user._id} user={user} /> : null;
}

function Security({ user }: { user: OwnUser }) {
  return <SecurityPage user={user} elsewhere={useIdentities(user._id)} />;
}
