import { notFound } from '@tanstack/react-router';
import { defineScreen } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { getStoredMessage, getStoredMessages } from '@/features/desk/dev-outbox/api/stored-messages.ts';
import { OutboxPage } from '@/features/desk/dev-outbox/ui/outbox-page.tsx';

export const screen = defineScreen({
  path: '/system-developer/outbox',
  load: async ({ settings, queryClient, search }) => {
    if (!settings.demo) throw notFound();
    const chosen = firstOf(search.message);
    await Promise.all([
      queryClient.ensureQueryData(getStoredMessages()),
      chosen && queryClient.prefetchQuery(getStoredMessage(chosen)),
    ]);
  },
  head: ({ t }) => ({ title: t('outbox.title'), description: t('outbox.note'), noindex: true }),
  component: ({ search }) => <OutboxPage chosen={firstOf(search.message)} />,
});
