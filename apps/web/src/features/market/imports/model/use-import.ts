import type { ProductImport } from '@souk/shared/market/imports/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followImport, isUnderWay } from '../api/follow-import.ts';
import { cancelImport, getImport, putElsewhere, retryPictures, startImport } from '../api/imports.ts';

/** One import as it goes on, and what its seller can do about it. */
export function useImport(id: string) {
  const client = useQueryClient();
  const found = useQuery(getImport(id));
  const current = found.data;
  const [cancelledLate, setCancelledLate] = useState(false);
  const underWay = current ? isUnderWay(current) : false;

  useEffect(() => {
    if (!underWay) return;
    const stop = new AbortController();
    const hear = (now: ProductImport) => {
      const before = client.getQueryData(getImport(id).queryKey);
      client.setQueryData(getImport(id).queryKey, now);
      // What came is counted in the shop, which is known here already.
      if (before?.state !== now.state)
        for (const key of ['imports', 'shop', 'products', 'own-products'])
          void client.invalidateQueries({ queryKey: [key] });
    };
    followImport(id, hear, stop.signal).catch(() => {
      if (!stop.signal.aborted) void client.invalidateQueries({ queryKey: getImport(id).queryKey });
    });
    return () => stop.abort();
  }, [client, id, underWay]);

  const act = useMutation({
    mutationFn: (what: () => Promise<ProductImport>) => what(),
    onSuccess: (now) => {
      client.setQueryData(getImport(id).queryKey, now);
      void client.invalidateQueries({ queryKey: ['imports'] });
    },
  });
  return {
    current,
    failed: found.error ?? act.error,
    retry: () => void found.refetch(),
    busy: act.isPending,
    start: () => act.mutate(() => startImport(id)),
    cancel: () =>
      act.mutate(async () => {
        const now = await cancelImport(id);
        setCancelledLate(current?.state === 'running' && now.state === 'done');
        return now;
      }),
    /** It was done before the wish to cancel it came. */
    cancelledLate,
    fetchPictures: () => act.mutate(() => retryPictures(id)),
    putInto: (category: string) => act.mutate(() => putElsewhere(id, category || null)),
  };
}
