import { defineScreen } from '@/app/screen.ts';
import { NewMessage } from '@/features/messaging/ui/new-message.tsx';

export const screen = defineScreen({
  path: '/messaging/',
  head: ({ t }) => ({
    title: t('screen.messages'),
    description: t('account.noConversationsNote'),
    noindex: true,
  }),
  component: NewMessage,
});
