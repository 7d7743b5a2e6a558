import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getNotificationChoices } from '@/features/settings/api/notification-choices.ts';
import { ChoicesPage } from '@/features/settings/ui/notifications/choices-page.tsx';
import { PanelsSkeleton } from '@/features/settings/ui/panels-skeleton.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/settings/notifications',
  load: async ({ queryClient }) => void (await queryClient.ensureQueryData(getNotificationChoices())),
  head: ({ t }) => ({ title: t('screen.settingsNotifications'), noindex: true }),
  component: NotificationsScreen,
  pending: PanelsSkeleton,
});

function NotificationsScreen() {
  const keepsShop = useSession((session) => Boolean(session.user?.shopId));
  const { data } = useSuspenseQuery(getNotificationChoices());
  return <ChoicesPage choices={data.choices} keepsShop={keepsShop} />;
}
