import { useParams } from '@tanstack/react-router';
import { PageOutlet } from '@/app/page-outlet.tsx';
import { defineScreen } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { MessagingFrame } from '@/features/talk/messaging/ui/messaging-frame.tsx';

export const screen = defineScreen({
  path: '/messaging',
  head: ({ t }) => ({
    title: t('screen.messages'),
    description: t('account.noConversationsNote'),
    noindex: true,
  }),
  component: ({ search }) => <MessagingScreen choosing={firstOf(search.new) !== undefined} />,
});

function MessagingScreen({ choosing }: { choosing: boolean }) {
  const { userId } = useParams({ strict: false });
  return (
    <MessagingFrame talking={Boolean(userId)} choosing={choosing}>
      <PageOutlet of="/messaging" />
    </MessagingFrame>
  );
}
