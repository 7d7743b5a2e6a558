import { orderNewsPath } from '@souk/shared/money/orders/paths.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveDoc } from '@/platform/live/index.ts';

/** What one looks at is asked for again as soon as an order of one's own, or to one's shop, has changed. */
export function useOrderNews(userId: string): void {
  const queryClient = useQueryClient();
  const latest = useLiveDoc(orderNewsPath(userId));
  // Nothing before it is known; 0 before there was any order.
  const at = latest && (latest.doc?.data.at ?? 0);
  const seen = useRef(at);
  useEffect(() => {
    const before = seen.current;
    seen.current = at;
    if (before === undefined || before === at) return;
    for (const key of ['orders', 'order', 'shop-orders', 'seller-home'])
      void queryClient.invalidateQueries({ queryKey: [key] });
  }, [queryClient, at]);
}
