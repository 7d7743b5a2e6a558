import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { defineScreen } from '@/app/screen.ts';
import { firstOf, type Search } from '@/app/search.ts';
import type { ReportTarget } from '@/features/desk/reports/api/send-report.ts';
import { useBlock } from '@/features/identity/people/ui/use-block.ts';
import { useOfferNews } from '@/features/market/offers/model/use-offer-news.ts';
import { getConversation } from '@/features/talk/messaging/api/talkers.ts';
import { askFor, useAsked } from '@/features/talk/messaging/model/asked.store.ts';
import { Conversation } from '@/features/talk/messaging/ui/conversation.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { OfferSteps } from './parts/add-at-price.tsx';

const ReportDialog = lazyPart(
  async () => (await import('@/features/desk/reports/ui/report-dialog.tsx')).ReportDialog,
);

export const screen = defineScreen({
  path: '/messaging/$userId',
  load: ({ params, queryClient }) => queryClient.ensureQueryData(getConversation(params.userId)),
  head: ({ data, t }) => ({
    title: data?.with.name ?? t('screen.conversation'),
    description: t('account.noConversationsNote'),
    noindex: true,
  }),
  component: ConversationScreen,
});

interface ConversationScreenProps {
  params: { userId: string };
  search: Search;
}

function ConversationScreen({ params: { userId }, search }: ConversationScreenProps) {
  const { data: standing } = useSuspenseQuery(getConversation(userId));
  const queryClient = useQueryClient();
  const block = useBlock(userId);
  const [reported, setReported] = useState<ReportTarget | null>(null);
  const report = useCallback(
    (messageId: string | null) =>
      setReported(messageId ? { kind: 'message', _id: messageId } : { kind: 'person', _id: userId }),
    [userId],
  );
  const { goal, go } = usePlaceInAddress(firstOf(search.at));
  const navigate = useNavigate();
  const order = firstOf(search.order);
  const about = useMemo(() => (order ? ({ kind: 'order', id: order } as const) : null), [order]);
  return (
    <>
      <OfferNews />
      <Conversation
        key={userId}
        standing={standing}
        OfferAnswers={OfferSteps}
        onBlock={(blocking) =>
          block.mutate(blocking, {
            onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations', userId] }),
          })
        }
        onReport={report}
        goal={goal}
        about={about}
        onAbout={() => void navigate({ to: '.', search: {}, replace: true, resetScroll: false })}
        onGo={go}
      />
      {reported ? (
        <Suspense fallback={null}>
          <ReportDialog target={reported} name={standing.with.name} onClose={() => setReported(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** By itself, so that the screen is not drawn anew when its reader is signed out. */
function OfferNews() {
  useOfferNews();
  return null;
}

/** Which message is looked at stands in the address: a reload and the way back lead there again. */
function usePlaceInAddress(at: string | undefined) {
  const navigate = useNavigate();
  const born = at !== undefined && /^[1-9]\d{0,14}$/.test(at) ? Number(at) : null;
  const asked = useAsked((counts) => counts[String(born)] ?? 0);
  const goal = useMemo(() => ({ born, visit: `${born} ${asked}` }), [born, asked]);
  const go = useCallback(
    async (to: number | null, from: number | null) => {
      const show = (place: number | null, replace: boolean) =>
        navigate({
          to: '.',
          search: place === null ? {} : { at: String(place) },
          replace,
          resetScroll: false,
        });
      if (to !== null) askFor(to);
      if (from !== null) await show(from, true);
      await show(to, to === null);
    },
    [navigate],
  );
  return { goal, go };
}
