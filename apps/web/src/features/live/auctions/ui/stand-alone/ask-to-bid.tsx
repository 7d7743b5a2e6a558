import { approvalPath } from '@souk/shared/live/bidders/paths.ts';
import type { OwnApproval } from '@souk/shared/live/bidders/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';

interface AskToBidProps {
  shopId: string;
  signedInFirst: (act: () => void) => void;
  onFailure: (error: unknown) => void;
}

/** Where the shop approves its bidders: asking for it, and what it said, as it says so. */
export function AskToBid({ shopId, signedInFirst, onFailure }: AskToBidProps) {
  const t = useT();
  const { money } = useFormat();
  const queryClient = useQueryClient();
  const me = useSession(({ user }) => user?._id);
  const queryKey = ['own-approval', shopId];
  const asked = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<OwnApproval>(`/shops/${shopId}/bidding`, { signal }),
    enabled: useSession(isSignedIn),
  });
  const live = useLiveDoc(me ? `${approvalPath(me)}/${shopId}` : null)?.doc?.data as OwnApproval | undefined;
  const ask = useMutation({
    mutationFn: () => api.put<OwnApproval>(`/shops/${shopId}/bidding`),
    onSuccess: (approval) => queryClient.setQueryData(queryKey, approval),
    onError: onFailure,
  });
  const approval = live ?? asked.data;
  if (approval?.state === 'approved')
    return approval.limit ? (
      <p className="text-13 text-ink-2 figures">{t('auction.limit', { price: money(approval.limit) })}</p>
    ) : null;
  if (approval?.state === 'pending') return <Notice>{t('auction.asked')}</Notice>;
  if (approval?.state === 'rejected') return <Notice tone="warning">{t('error.bidder_rejected')}</Notice>;
  return (
    <Notice>
      <span className="block">{t('auction.needsApproval')}</span>
      <Button
        look="ink"
        size={44}
        className="mt-2"
        loading={ask.isPending}
        onClick={() => signedInFirst(() => ask.mutate())}
      >
        {t('auction.askToBid')}
      </Button>
    </Notice>
  );
}
