import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { getConversation } from '@/features/messaging/api/talkers.ts';
import { Conversation } from '@/features/messaging/ui/conversation.tsx';
import { ConversationSkeleton } from '@/features/messaging/ui/conversation-skeleton.tsx';
import { OfferAnswers } from '@/features/offers/ui/offer-answers.tsx';
import { useBlock } from '@/features/people/ui/use-block.ts';
import type { ReportTarget } from '@/features/reports/api/send-report.ts';

const ReportDialog = lazy(async () => ({
  default: (await import('@/features/reports/ui/report-dialog.tsx')).ReportDialog,
}));

export const screen = defineScreen({
  path: '/messaging/$userId',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getConversation(params.userId)),
  head: ({ data, t }) => ({
    title: data?.with.name ?? t('screen.conversation'),
    description: t('account.noConversationsNote'),
    noindex: true,
  }),
  component: ConversationScreen,
  pending: ConversationSkeleton,
});

function ConversationScreen({ params: { userId } }: { params: { userId: string } }) {
  const { data: standing } = useSuspenseQuery(getConversation(userId));
  const queryClient = useQueryClient();
  const block = useBlock(userId);
  const [reported, setReported] = useState<ReportTarget | null>(null);
  const report = useCallback(
    (messageId: string | null) =>
      setReported(messageId ? { kind: 'message', _id: messageId } : { kind: 'person', _id: userId }),
    [userId],
  );
  return (
    <>
      <Conversation
        key={userId}
        standing={standing}
        OfferAnswers={OfferAnswers}
        onBlock={(blocking) =>
          block.mutate(blocking, {
            onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations', userId] }),
          })
        }
        onReport={report}
      />
      {reported ? (
        <Suspense fallback={null}>
          <ReportDialog target={reported} name={standing.with.name} onClose={() => setReported(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
