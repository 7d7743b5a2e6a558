import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/ui/toast/toast.ts';

/** Does something about what is wrong with an order; afterwards everything that shows it is asked for again. */
export function useDisputeAct<Body>(act: (body: Body) => Promise<unknown>, said: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => void toast({ kind: 'done', title: said }),
    // Also what was refused: what is shown is not what there is.
    onSettled: () =>
      Promise.all(
        ['order', 'orders', 'shop-orders', 'seller-home', 'admin'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  });
}
