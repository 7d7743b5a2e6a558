import type { Approval, ApprovalState } from '@souk/shared/live/bidders/schema.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { decideOnBidder, getApprovals } from '../api/bidders.ts';

const states: readonly ApprovalState[] = ['pending', 'approved', 'rejected'];

interface ApprovalsProps {
  shopId: string;
  onFailure: (error: unknown) => void;
}

/** Who asked to bid at a shop’s auctions, and what was decided. */
export function Approvals({ shopId, onFailure }: ApprovalsProps) {
  const t = useT();
  const [state, setState] = useState<ApprovalState>('pending');
  const query = useInfiniteQuery(getApprovals(shopId, state));
  const { counts, currency = 'USD' } = query.data?.pages[0] ?? {};
  return (
    <div className="grid gap-4">
      <Segment
        label={t('auctions.approvals')}
        value={state}
        onChange={setState}
        choices={states.map((value) => ({
          value,
          label: counts?.[value]
            ? `${t(`auctions.approval.${value}`)} ${counts[value]}`
            : t(`auctions.approval.${value}`),
        }))}
      />
      <EndlessList
        query={query}
        grid="grid gap-2.5"
        skeleton={<Skeleton className="h-20 !rounded-16" />}
        empty={<EmptyState title={t(`auctions.noApproval.${state}`)} note={t('auctions.noApprovalNote')} />}
      >
        {(approval) => (
          <Bidder
            key={approval.person._id}
            onFailure={onFailure}
            shopId={shopId}
            currency={currency}
            approval={approval}
          />
        )}
      </EndlessList>
    </div>
  );
}

interface BidderProps extends ApprovalsProps {
  currency: string;
  approval: Approval;
}

function Bidder({ shopId, currency, approval, onFailure }: BidderProps) {
  const t = useT();
  const { date } = useFormat();
  const queryClient = useQueryClient();
  const { person, state, wins, memberSince, askedAt } = approval;
  const [limit, setLimit] = useState(approval.limit?.amount ?? null);
  const decide = useMutation({
    mutationFn: (to: 'approved' | 'rejected') =>
      decideOnBidder(shopId, person._id, {
        state: to,
        limit: to === 'approved' && limit !== null ? { amount: limit, currency } : null,
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['bidders', shopId] }),
    onError: onFailure,
  });
  const isChanged = limit !== (approval.limit?.amount ?? null);
  return (
    <article
      aria-label={person.name}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-16 border border-line bg-surface p-4"
    >
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Avatar name={person.name} picture={person.picture} size={44} />
        <div className="min-w-0">
          <p className="truncate font-semibold">{person.name}</p>
          <p className="text-13 wrap-anywhere text-ink-2 figures">
            {t('auctions.bidderFacts', { since: date(memberSince), wins, asked: date(askedAt) })}
          </p>
        </div>
      </div>
      {state === 'rejected' ? null : (
        <div className="w-40">
          <MoneyInput
            label={t('auctions.limit')}
            placeholder={t('auctions.noLimit')}
            currency={currency}
            amount={limit}
            onAmount={setLimit}
          />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'approved' && !isChanged ? null : (
          <Button look="ink" size={44} loading={decide.isPending} onClick={() => decide.mutate('approved')}>
            {t(state === 'approved' ? 'auctions.saveLimit' : 'auctions.approve')}
          </Button>
        )}
        {state === 'rejected' ? null : (
          <Button size={44} disabled={decide.isPending} onClick={() => decide.mutate('rejected')}>
            {t('auctions.reject')}
          </Button>
        )}
      </div>
    </article>
  );
}
