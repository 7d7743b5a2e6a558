import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getUser } from '@/features/accounts/api/get-user.ts';
import { VerifyOther, VerifyPage } from '@/features/accounts/ui/verify-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/verify/$userId',
  head: ({ t }) => ({ title: t('screen.verify'), description: t('account.verifyNote'), noindex: true }),
  component: VerifyScreen,
});

function VerifyScreen({ params }: { params: { userId: string } }) {
  const user = useSession((session) => session.user);
  // Fetching oneself replaces the stored user, so that a step done elsewhere shows here.
  useQuery({ ...getUser(params.userId), enabled: user?._id === params.userId });
  if (!user) return null;
  return user._id === params.userId ? <VerifyPage user={user} /> : <VerifyOther ownId={user._id} />;
}
