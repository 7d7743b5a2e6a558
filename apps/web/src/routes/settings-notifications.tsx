import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { PushPanel } from '@/features/notifications/ui/push-panel.tsx';
import { getNotificationChoices } from '@/features/settings/api/notification-choices.ts';
import { ChoicesPage } from '@/features/settings/ui/notifications/choices-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

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
    <ChoicesPage {...data} keepsShop={Boolean(user?.shopId)}>
      {user ? <PushPanel userId={user._id} /> : null}
    </ChoicesPage>
  );
}
