import type { Order, Reordered } from '@souk/shared/money/orders/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';

/** Puts what is there still into the cart and leads there, saying what is not. */
export function BuyAgain({ order }: { order: Pick<Order, '_id'> }) {
  const t = useT();
  const { number } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: () =>
      api.post<Reordered>(`/orders/${order._id}/reorder`, {}, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: ({ added, left }) => {
      // The next look into it asks anew, and shows nothing older first.
      queryClient.removeQueries({ queryKey: ['cart'] });
      useCounts.setState(({ cart }) => ({ cart: cart + added }));
      void say((words) => ({
        id: 'again',
        kind: added > 0 ? 'done' : 'bad',
        title: added > 0 ? words('orders.again.added', { count: added }) : words('orders.again.nothing'),
        text: left
          .map(({ why, title, added: some }) => words(`orders.again.${why}`, { title, added: number(some) }))
          .join(' · '),
      }));
      if (added > 0) void navigate({ to: '/checkout' });
    },
    onError: (error) =>
      void say((words) => ({
        id: 'again',
        kind: 'bad',
        title: words(errorCopy(error).title),
        text: words(errorCopy(error).next),
      })),
  });
  return (
    <Button
      icon={<RotateCw size={17} aria-hidden="true" />}
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {t('orders.again.go')}
    </Button>
  );
}
