import { useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getUser } from '@/features/accounts/api/get-user.ts';
import { Conversation } from '@/features/messaging/ui/conversation.tsx';
import { ConversationSkeleton } from '@/features/messaging/ui/conversation-skeleton.tsx';

export const screen = defineScreen({
  path: '/messaging/$userId',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getUser(params.userId)),
  head: ({ data, t }) => ({
    title: data?.name ?? t('screen.conversation'),
    description: t('account.noConversationsNote'),
    noindex: true,
  }),
  component: ConversationScreen,
  pending: ConversationSkeleton,
});

function ConversationScreen({ params }: { params: { userId: string } }) {
  const { data: person } = useSuspenseQuery(getUser(params.userId));
  return <Conversation key={person._id} person={person} />;
}
