import { defineScreen } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { NewMessage } from '@/features/talk/messaging/ui/new-message.tsx';

export const screen = defineScreen({
  path: '/messaging/',
  head: ({ t }) => ({
    title: t('screen.messages'),
    description: t('account.noConversationsNote'),
    noindex: true,
  }),
  component: ({ search }) => <NewMessage asked={firstOf(search.new) !== undefined} />,
});
