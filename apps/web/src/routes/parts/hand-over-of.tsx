import type { Order } from '@souk/shared/money/orders/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getSaleOf } from '@/features/live/hosting/api/get-sale-of.ts';
import { handOver } from '@/features/live/hosting/api/host-acts.ts';
import { HandOver } from '@/features/live/hosting/ui/hand-over.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { useToast } from '@/ui/toast/use-toast.ts';

/** Of an order of what was won: its shop may undo the sale and ask who is next. */
export function HandOverOf({ order }: { order: Order }) {
  const lot = order.lines[0]?.lot;
  return lot && order.as === 'seller' && order.state === 'paid' ? (
    <OfLot order={order} lotId={lot._id} number={lot.number} />
  ) : null;
}

function OfLot({ order, lotId, number }: { order: Order; lotId: string; number: number | null }) {
  const t = useT();
  const say = useToast();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const { data: sale } = useQuery(getSaleOf(lotId));
  const hand = useMutation({
    mutationFn: () => handOver(lotId),
    onSuccess: () => say((words) => ({ id: 'hand-over', kind: 'done', title: words('hosting.handedOver') })),
    onError: tellFailure,
    onSettled: () =>
      Promise.all(
        [['order', order._id], ['orders'], getSaleOf(lotId).queryKey].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  if (!sale?.can.handOver) return null;
  return (
    <div className="justify-self-start">
      <HandOver
        lotId={lotId}
        title={
          number === null
            ? t('hosting.handOverTitleAlone', { title: sale.title })
            : t('hosting.handOverTitle', { number })
        }
        busy={hand.isPending}
        onHandOver={() =>
          hand.mutateAsync().then(
            () => true,
            () => false,
          )
        }
      />
    </div>
  );
}
