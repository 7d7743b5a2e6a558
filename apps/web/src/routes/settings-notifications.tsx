import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getNotificationChoices } from '@/features/identity/settings/api/notification-choices.ts';
import { ChoicesPage } from '@/features/identity/settings/ui/notifications/choices-page.tsx';
import { PushPanel } from '@/features/talk/notifications/ui/push-panel.tsx';
import { useSession } from '@/platform/session/session.store.ts';
import { MailRefused } from './parts/mail-refused.tsx';

export const screen = defineScreen({
  path: '/settings/notifications',
  load: async ({ queryClient }) => void (await queryClient.ensureQueryData(getNotificationChoices())),
  head: ({ t }) => ({ title: t('screen.settingsNotifications'), noindex: true }),
  component: NotificationsScreen,
});

function NotificationsScreen() {
  const user = useSession((session) => session.user);
  const { data } = useSuspenseQuery(getNotificationChoices());
  return (
    <>
      <MailRefused className="mb-6" />
      <ChoicesPage {...data} keepsShop={Boolean(user?.shopId)}>
        {user ? <PushPanel userId={user._id} /> : null}
      </ChoicesPage>
    </>
  );
}
