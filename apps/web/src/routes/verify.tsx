import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getUser } from '@/features/identity/accounts/api/get-user.ts';
import { getVerification } from '@/features/identity/accounts/api/verify.ts';
import { VerifyOther, VerifyPage } from '@/features/identity/accounts/ui/verify-page.tsx';
import { getAddresses } from '@/platform/destination/get-addresses.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { MailRefused } from './parts/mail-refused.tsx';

export const screen = defineScreen({
  path: '/verify/$userId',
  load: ({ queryClient }) => queryClient.prefetchQuery(getAddresses()),
  head: ({ t }) => ({ title: t('screen.verify'), description: t('account.verifyNote'), noindex: true }),
  component: VerifyScreen,
});

function VerifyScreen({ params: { userId } }: { params: { userId: string } }) {
  const user = useSession((session) => session.user);
  const own = user?._id === userId;
  // Fetching oneself replaces the stored user, so that a step done elsewhere shows here.
  useQuery({ ...getUser(userId), enabled: own });
  const verification = useQuery({ ...getVerification(userId), enabled: own });
  if (!user) return null;
  if (!own) return <VerifyOther ownId={user._id} />;
  return (
    <>
      <MailRefused className="mx-auto mt-4 max-w-180" />
      <VerifyPage user={user} verification={verification} />
    </>
  );
}
